import { isField } from './typed-fields.ts'

/** Attributes that give a field its value until the visitor types one. */
const valueAttributes = new Set(['value', 'checked', 'selected'])

/** Elements that the last answer of the server drew open. */
const drawnOpen = new WeakSet<Element>()
const wrong = '[aria-invalid="true"], [role="alert"], .alert-danger'

/**
 * Returns true if an answer opens an element that is closed. It does not reopen what the visitor closed, unless it
 * holds an error.
 */
function opens(old: Element, newer: Element): boolean {
  if (old.localName !== 'details' && old.localName !== 'dialog') return false
  const wasOpen = drawnOpen.has(old)
  if (!newer.hasAttribute('open')) {
    drawnOpen.delete(old)
    return false
  }
  drawnOpen.add(old)
  return !wasOpen || newer.querySelector(wrong) !== null
}

/**
 * Gives an element the attributes of its newer version. An open element stays open, whoever opened it.
 *
 * @param keepValue - True to keep the value that the visitor has typed.
 */
export function morphAttributes(old: Element, newer: Element, keepValue: boolean): void {
  const isOpened = opens(old, newer)
  const stays = (name: string): boolean => (name === 'open' && !isOpened) || (keepValue && valueAttributes.has(name))
  for (const attribute of newer.attributes) {
    const { name, value } = attribute
    if (old.getAttribute(name) === value || stays(name)) continue
    // `setAttribute` refuses names that the parser takes, such as `@click`.
    old.setAttributeNode(attribute.cloneNode() as Attr)
  }
  if (old.attributes.length === newer.attributes.length) return
  for (const name of old.getAttributeNames()) if (!newer.hasAttribute(name) && !stays(name)) old.removeAttribute(name)
}

function takeValue(old: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (old.value !== value) old.value = value
}

function choose(old: HTMLSelectElement, chosen: boolean[]): void {
  for (const [index, option] of [...old.options].entries()) {
    const isChosen = chosen[index] ?? false
    if (option.selected !== isChosen) option.selected = isChosen
  }
}

/**
 * Gives a field the value of its newer HTML, unless it is kept.
 *
 * @param morphInside - Updates the options of a list.
 * @returns true if the element is a field.
 */
export function morphField(old: Element, newer: Element, isKept: boolean, morphInside: () => void): boolean {
  if (!isField(old) || !isField(newer)) return false
  if (old instanceof HTMLTextAreaElement && newer instanceof HTMLTextAreaElement) {
    const { defaultValue } = newer
    if (old.defaultValue !== defaultValue) old.defaultValue = defaultValue
    if (!isKept) takeValue(old, defaultValue)
  } else if (old instanceof HTMLInputElement && newer instanceof HTMLInputElement) {
    if (isKept) return true
    if (old.checked !== newer.checked) old.checked = newer.checked
    if (newer.type !== 'file') takeValue(old, newer.value)
  } else if (old instanceof HTMLSelectElement && newer instanceof HTMLSelectElement) {
    const chosen = [...newer.options].map((option) => option.selected)
    morphInside()
    if (!isKept) choose(old, chosen)
  }
  return true
}

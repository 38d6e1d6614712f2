import { isField } from './typed-fields.ts'

/** What says a value as long as nobody typed one. */
const valueAttributes = new Set(['value', 'checked', 'selected'])

/** What the server drew open last. */
const drawnOpen = new WeakSet<Element>()
const wrong = '[aria-invalid="true"], [role="alert"], .alert-danger'

/** Whether an answer opens what is closed: not what the visitor has closed, unless something in it is wrong. */
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
 * Gives an element the attributes of its newer self. What is open stays so, whoever opened it.
 *
 * @param keepValue - What is typed in it is not the server's to say.
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
 * What a field holds follows its newer HTML, unless it is kept.
 *
 * @param morphInside - Makes the options of a list what they shall be.
 * @returns whether it was a field.
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

import { originalsOf, writeAttribute } from '../../core/html/originals.ts'

/**
 * Returns a copy of an element as the author wrote it: without the nodes that elements of ours added, and with the
 * original attributes. The copy belongs to another document, so that no custom element in it starts.
 */
function originalCopy<E extends Element>(root: E): E {
  const copy = document.implementation.createHTMLDocument('').importNode(root, true)
  const sources = [root, ...root.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, source] of sources.entries()) {
    const target = copies[index]
    for (const [name, value] of originalsOf(source)) if (target) writeAttribute(target, name, value)
  }
  for (const added of copy.querySelectorAll('[data-flx-mount]')) added.remove()
  return copy
}

/** Matches the error messages that a server printed about invalid input. */
const objections = '[role="alert"], .alert-danger, .invalid-feedback, .form-error'

const words = (text: string | null): string[] => (text ?? '').split(/\s+/).filter(Boolean)

function emptyField(field: Element): void {
  if (field instanceof HTMLTextAreaElement) field.textContent = ''
  else if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.removeAttribute('selected')
  } else if (field.matches('[type="checkbox"], [type="radio"]')) field.removeAttribute('checked')
  else if (!field.matches('[type="submit"], [type="button"], [type="reset"], [type="image"]')) {
    field.removeAttribute('value')
  }
}

/** Removes the error messages of a block, and the `aria-invalid` marks of its fields. */
function forgetErrors(block: Element): void {
  for (const message of block.querySelectorAll(objections)) message.remove()
  for (const field of block.querySelectorAll('[aria-invalid]')) {
    for (const id of words(field.getAttribute('aria-describedby'))) {
      const message = block.querySelector(`#${CSS.escape(id)}`)
      if (message && /err/i.test(`${message.id} ${message.className}`)) message.remove()
    }
    field.removeAttribute('aria-invalid')
  }
}

/**
 * Removes the attributes that our elements added: their ids, and references to elements that the copy does not have.
 */
function forgetMarks(blank: Element, block: Element): void {
  const isThere = (id: string): boolean => {
    if (id.startsWith('flx-')) return false
    const shared = document.getElementById(id)
    return blank.querySelector(`#${CSS.escape(id)}`) !== null || (shared !== null && !block.contains(shared))
  }
  for (const element of [blank, ...blank.querySelectorAll('*')]) {
    if (element.id.startsWith('flx-')) element.removeAttribute('id')
    const described = words(element.getAttribute('aria-describedby')).filter(isThere)
    if (described.length > 0) element.setAttribute('aria-describedby', described.join(' '))
    else element.removeAttribute('aria-describedby')
    element.removeAttribute('data-flx-off')
  }
}

const ofCombobox = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']

/** Restores the fields that `<flx-autocomplete>` and `<flx-upload>` have changed. */
function giveFieldsBack(blank: Element): void {
  for (const field of blank.querySelectorAll('flx-autocomplete [role="combobox"]')) {
    for (const name of ofCombobox) field.removeAttribute(name)
  }
  for (const field of blank.querySelectorAll<HTMLInputElement>('flx-upload input[data-flx-field-name]')) {
    field.name = field.dataset['flxFieldName'] ?? ''
    field.removeAttribute('data-flx-field-name')
  }
}

/**
 * Makes an empty block by copying one of the page. Fields inside `data-flx-keep` keep their values; a repetition inside
 * keeps one block.
 */
export function blankOf(block: HTMLElement, innerBlocks: (host: Element) => Element[]): HTMLElement {
  const blank = originalCopy(block)
  for (const inner of blank.querySelectorAll('flx-repeat')) {
    for (const other of innerBlocks(inner).slice(1)) other.remove()
  }
  // A block that the visitor adds is meant to be filled in.
  if (blank.hasAttribute('data-flx-optional')) blank.removeAttribute('disabled')
  giveFieldsBack(blank)
  forgetErrors(blank)
  forgetMarks(blank, block)
  const isAnswerOfUnticked = (field: Element): boolean =>
    field.matches('[type="hidden"]') &&
    blank.querySelector(`[type="checkbox"][name="${CSS.escape(field.getAttribute('name') ?? '')}"]`) !== null
  for (const field of blank.querySelectorAll('input, select, textarea')) {
    if (!field.closest('[data-flx-keep]') && !isAnswerOfUnticked(field)) emptyField(field)
  }
  return blank
}

/** Resets the fields of a block that was not in its form when the form was reset. */
export function resetFields(block: Element): void {
  for (const field of block.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (/^(?:checkbox|radio)$/.test(field.type)) field.checked = field.defaultChecked
    else field.value = field.defaultValue
  }
  for (const option of block.querySelectorAll('option')) option.selected = option.defaultSelected
}

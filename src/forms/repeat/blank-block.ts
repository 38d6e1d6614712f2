import { originalCopy } from '../../core/html/original-copy.ts'

/** What a server printed about an entry that it refused. */
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

/** What says that an entry is wrong goes, with the sentence that it points to. */
function forgetErrors(block: Element): void {
  for (const said of block.querySelectorAll(objections)) said.remove()
  for (const field of block.querySelectorAll('[aria-invalid]')) {
    for (const id of words(field.getAttribute('aria-describedby'))) {
      const said = block.querySelector(`#${CSS.escape(id)}`)
      if (said && /err/i.test(`${said.id} ${said.className}`)) said.remove()
    }
    field.removeAttribute('aria-invalid')
  }
}

/** What elements of ours wrote besides: their ids, and references to what the copy has not. */
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

/** What `<flx-autocomplete>` and `<flx-upload>` made of their fields. */
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
 * A block without what was typed in it, made of one that the page has. Fields keep their values where `data-flx-keep`
 * says so; a repetition inside keeps one block.
 */
export function blankOf(block: HTMLElement, innerBlocks: (host: Element) => Element[]): HTMLElement {
  const blank = originalCopy(block)
  for (const inner of blank.querySelectorAll('flx-repeat')) {
    for (const other of innerBlocks(inner).slice(1)) other.remove()
  }
  // A block that is asked for is there to be filled.
  if (blank.hasAttribute('data-flx-optional')) blank.removeAttribute('disabled')
  giveFieldsBack(blank)
  forgetErrors(blank)
  forgetMarks(blank, block)
  for (const field of blank.querySelectorAll('input, select, textarea')) {
    if (!field.closest('[data-flx-keep]')) emptyField(field)
  }
  return blank
}

/** Gives a block that was out of its form what the form's reset gave the others. */
export function resetFields(block: Element): void {
  for (const field of block.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (/^(?:checkbox|radio)$/.test(field.type)) field.checked = field.defaultChecked
    else field.value = field.defaultValue
  }
  for (const option of block.querySelectorAll('option')) option.selected = option.defaultSelected
}

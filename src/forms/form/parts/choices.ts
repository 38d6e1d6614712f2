import type { Field } from '../../../core/html/typed-fields.ts'
import type { Choice } from './parts-contract.ts'

let count = 0

function fillDatalist(field: HTMLInputElement, options: HTMLOptionElement[]): void {
  let list = field.list
  if (!list) {
    list = document.createElement('datalist')
    list.id = `flx-form-choices-${++count}`
    list.dataset.flxMount = 'form'
    field.after(list)
    field.setAttribute('list', list.id)
  }
  list.replaceChildren(...options)
}

/**
 * Gives a list its choices, a text field what it proposes, a hidden field the one choice there is. What is chosen stays
 * where it is still offered; a first line without value is the list's own, and stays unless the server gives another.
 */
export function setChoices(field: Field, given: readonly Choice[]): void {
  const options = given.map(({ value, label }) => new Option(label, value))
  if (field instanceof HTMLInputElement) {
    const [only, ...others] = given
    if (field.type !== 'hidden') fillDatalist(field, options)
    else field.value = only && others.length === 0 ? only.value : ''
    return
  }
  if (!(field instanceof HTMLSelectElement)) return
  const chosen = new Set([...field.selectedOptions].map(({ value }) => value))
  const isFirstGiven = given[0]?.value === ''
  const own = field.options[0]?.value === '' && !isFirstGiven ? [field.options[0]] : []
  for (const option of options) option.selected = option.value !== '' && chosen.has(option.value)
  field.replaceChildren(...own, ...options)
  const isLost = [...chosen].some((value) => value !== '' && !given.some((one) => one.value === value))
  if (isLost && !field.multiple) field.selectedIndex = 0
  for (const type of isLost ? ['input', 'change'] : []) field.dispatchEvent(new Event(type, { bubbles: true }))
}

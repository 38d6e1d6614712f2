/** The fields of a form, as far as they can be read without a browser. */

const typeOf = (field: Element): string => (field.getAttribute('type') ?? '').toLowerCase()
const nameOf = (field: Element): string => field.getAttribute('name') ?? ''
const isTicked = (type: string): boolean => type === 'checkbox' || type === 'radio'

const fieldsOf = (form: Element): Element[] =>
  [...form.querySelectorAll('input[name], select[name], textarea[name]')].filter(
    (field) => !field.hasAttribute('disabled') && !field.closest('fieldset[disabled]'),
  )

/** Returns the initial values of a form, without files and passwords. */
export function heldFields(form: Element): URLSearchParams {
  const body = new URLSearchParams()
  for (const field of fieldsOf(form)) {
    const type = typeOf(field)
    if (isTicked(type)) {
      if (field.hasAttribute('checked')) body.append(nameOf(field), field.getAttribute('value') ?? 'on')
    } else if (field.localName === 'select') {
      const option = field.querySelector('option[selected]') ?? field.querySelector('option')
      if (option) body.append(nameOf(field), option.getAttribute('value') ?? option.textContent ?? '')
    } else if (!['button', 'reset', 'submit', 'file', 'image', 'password'].includes(type)) {
      body.append(nameOf(field), field.getAttribute('value') ?? field.textContent ?? '')
    }
  }
  return body
}

/**
 * Returns what the form would send for a visitor who makes the first choice where none is made, and uses its first
 * button.
 */
export function chosenFields(form: Element): URLSearchParams {
  const body = heldFields(form)
  for (const field of fieldsOf(form)) {
    const name = nameOf(field)
    if (typeOf(field) === 'radio' && !body.has(name)) body.set(name, field.getAttribute('value') ?? 'on')
    const choice =
      field.localName === 'select' && !body.get(name) && field.querySelector('option[value]:not([value=""])')
    if (choice) body.set(name, choice.getAttribute('value') ?? '')
  }
  for (const button of form.querySelectorAll(
    'button[name]:not([disabled]), input[type="submit"][name]:not([disabled])',
  ))
    if (!body.has(nameOf(button))) body.set(nameOf(button), button.getAttribute('value') ?? '')
  return body
}

/** Returns the names of the required fields that are empty. */
export function missingFields(form: Element): string[] {
  const held = heldFields(form)
  const required = fieldsOf(form).filter((field) => field.hasAttribute('required') && typeOf(field) !== 'hidden')
  return [...new Set(required.map(nameOf))].filter((name) => !held.get(name))
}

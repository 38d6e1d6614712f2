import { ofForm } from '../../core/browser/form.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { labelTextOf } from '../../core/html/text-of.ts'
import { type Field, isField, isSecret } from '../../core/html/typed-fields.ts'

/** Returns the form's fields, wherever they are in the page, without its buttons. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  const buttons = ['submit', 'image', 'button', 'reset']
  return [...ofForm(form, 'elements')].filter((each): each is Field => isField(each) && !buttons.includes(each.type))
}

export function isCheckable(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

/**
 * Brings the spellings of a name to one: `adresse.ville` and `adresse[ville]` are the same, with or without a final
 * `[]`.
 */
function plainName(name: string): string {
  return name
    .replaceAll(/\[([^\]]*)\]/g, '.$1')
    .replace(/\.+$/, '')
    .trim()
}

/** Finds the field of one value of a list: `tel.1` is the second `tel[]`, while boxes are one question. */
function fieldsOfList(fields: readonly Field[], name: string): Field[] {
  const [, list = '', place = ''] = /^(.+)\.(\d+)$/.exec(name) ?? []
  const alike = list ? fields.filter((field) => field.name.endsWith('[]') && plainName(field.name) === list) : []
  const own = alike[Number(place)]
  return own && !isCheckable(own) ? [own] : alike
}

/** Finds the field that a server means: by its `name`, in any of the usual spellings, or by its id. */
export function findField(form: HTMLFormElement, name: string): Field | undefined {
  const fields = fieldsOf(form)
  const called = fields.filter((field) => field.name === name)
  const alike =
    called.length > 0 ? called : fields.filter((field) => field.name && plainName(field.name) === plainName(name))
  const listed = alike.length > 0 ? [] : fieldsOfList(fields, plainName(name))
  const candidates = [alike, listed].find(({ length }) => length > 0) ?? fields.filter(({ id }) => id === name)
  return candidates.find((field) => !field.disabled && field.type !== 'hidden') ?? candidates[0]
}

/** Finds the field of this name nearest to an element: in a repeated block, `age` is the block's `enfants[2][age]`. */
export function fieldNear(form: HTMLFormElement, name: string, place: Element): Field | undefined {
  const block = place.closest('[data-flx-block]')
  const own = block && fieldsOf(form).find((field) => block.contains(field) && field.name.endsWith(`[${name}]`))
  return own ?? fieldsOf(form).find((field) => field.name === name || field.name === `${name}[]`)
}

/** Returns the cell before the field's own, when the form is laid out as a table or a definition list. */
function cellBefore(field: Field): Element | null {
  const cell = field.closest('td, dd')
  return cell?.previousElementSibling ?? null
}

/** Returns the legend of the fieldset around a radio button, or around one of several checkboxes. */
export function legendOf(field: Field): HTMLLegendElement | null {
  const isChoice = field instanceof HTMLInputElement && field.type === 'radio'
  const isOneOfMany = isCheckable(field) && field.name.endsWith('[]')
  return isChoice || isOneOfMany ? (field.closest('fieldset')?.querySelector('legend') ?? null) : null
}

/** Returns the visible or accessible name of a field; its `name` when it has no other. */
export function labelOf(field: Field): string {
  const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  return (
    labelTextOf(legendOf(field)) ||
    ids
      .map((id) => labelTextOf(document.getElementById(id)))
      .join(' ')
      .trim() ||
    field.ariaLabel?.trim() ||
    labelTextOf(field.labels?.[0]) ||
    labelTextOf(cellBefore(field)) ||
    field.title ||
    field.getAttribute('placeholder') ||
    field.name
  )
}

/** Returns the form's current values, without files and passwords, which only a submission may carry. */
export function filledFields(form: HTMLFormElement): URLSearchParams {
  const names = new Set(fieldsOf(form).flatMap((field) => (isSecret(field) ? [field.name] : [])))
  const held = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !names.has(name)) held.append(name, value)
  }
  return held
}

/**
 * Returns the name that identifies a form in its draft and in the history: its id or name, else its action and its
 * index among the forms with that action. It stays the same after a reload, unlike an id that we generate.
 */
export function nameOf(form: HTMLFormElement): string {
  const action = form.getAttribute('action')
  const same = [...document.forms].filter((each) => each.getAttribute('action') === action)
  const name = writtenAttribute(form, 'id') || form.getAttribute('name') || `${action ?? ''} ${same.indexOf(form)}`
  return `${location.pathname}${location.search} ${name}`
}

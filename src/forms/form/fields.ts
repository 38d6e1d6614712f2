import { ofForm } from '../../core/browser/form.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { type Field, isField } from '../../core/html/typed-fields.ts'

/** The fields of a form, wherever in the page they stand; buttons are none. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  const buttons = ['submit', 'image', 'button', 'reset']
  return [...ofForm(form, 'elements')].filter((each): each is Field => isField(each) && !buttons.includes(each.type))
}

export function isCheckable(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

/** `adresse.ville` and `adresse[ville]` name the same; a list may or may not end with `[]`. */
function plainName(name: string): string {
  return name
    .replaceAll(/\[([^\]]*)\]/g, '.$1')
    .replace(/\.+$/, '')
    .trim()
}

/** The field that a server means by a name: its `name`, in one of the ways in which servers write it, or its id. */
export function findField(form: HTMLFormElement, name: string): Field | undefined {
  const fields = fieldsOf(form)
  const called = fields.filter((field) => field.name === name)
  const alike =
    called.length > 0 ? called : fields.filter((field) => field.name && plainName(field.name) === plainName(name))
  const candidates = alike.length > 0 ? alike : fields.filter(({ id }) => id === name)
  return candidates.find((field) => !field.disabled && field.type !== 'hidden') ?? candidates[0]
}

/** The field of this name that is nearest to a place: `age` in a repeated block is the `enfants[2][age]` of that block. */
export function fieldNear(form: HTMLFormElement, name: string, place: Element): Field | undefined {
  const block = place.closest('[data-flx-block]')
  const own = block && fieldsOf(form).find((field) => block.contains(field) && field.name.endsWith(`[${name}]`))
  return own ?? fieldsOf(form).find((field) => field.name === name || field.name === `${name}[]`)
}

function textOf(node: Element | null | undefined): string {
  if (!node) return ''
  const copy = node.cloneNode(true) as Element
  for (const inner of copy.querySelectorAll('input, select, textarea, button, [data-flx-mount], script, style'))
    inner.remove()
  return (copy.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:*]+$/, '')
    .trim()
}

/** The cell before, where a table holds the form. */
function cellBefore(field: Field): Element | null {
  const cell = field.closest('td, dd')
  return cell?.previousElementSibling ?? null
}

/** What names a choice of several: the legend around them. */
export function legendOf(field: Field): HTMLLegendElement | null {
  const isChoice = field instanceof HTMLInputElement && field.type === 'radio'
  const isOneOfMany = isCheckable(field) && field.name.endsWith('[]')
  return isChoice || isOneOfMany ? (field.closest('fieldset')?.querySelector('legend') ?? null) : null
}

/** What the page calls a field. */
export function labelOf(field: Field): string {
  const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  return (
    textOf(legendOf(field)) ||
    ids
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
      .trim() ||
    field.ariaLabel?.trim() ||
    textOf(field.labels?.[0]) ||
    textOf(cellBefore(field)) ||
    field.title ||
    field.getAttribute('placeholder') ||
    field.name
  )
}

/** What a form holds now, without what its sending alone may carry: files and passwords. */
export function filledFields(form: HTMLFormElement): URLSearchParams {
  const secrets = [...ofForm(form, 'elements')].flatMap((each) =>
    each instanceof HTMLInputElement && each.type === 'password' ? [each.name] : [],
  )
  const held = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !secrets.includes(name)) held.append(name, value)
  }
  return held
}

/**
 * What a form is known by on its page, by its draft and in the history: its id or name, else its address and its place among
 * the forms of that address. It is the same after a reload, which an id of ours is not.
 */
export function nameOf(form: HTMLFormElement): string {
  const action = form.getAttribute('action')
  const same = [...document.forms].filter((each) => each.getAttribute('action') === action)
  const name = writtenAttribute(form, 'id') || form.getAttribute('name') || `${action ?? ''} ${same.indexOf(form)}`
  return `${location.pathname}${location.search} ${name}`
}

import { ofForm } from '../browser/form.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a field held when it was last sent to the server. */
const sent = new WeakMap<Field, string>()

export function isField(node: EventTarget | null): node is Field {
  return node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement
}

/** Radios of one name are one field. */
export function partsOf(field: Field): Field[] {
  if (field.type !== 'radio' || !field.name) return [field]
  return [...(field.form ? ofForm(field.form, 'elements') : [])].filter(
    (each): each is Field => isField(each) && each.type === field.type && each.name === field.name,
  )
}

// By what they have, and not by their classes: a field of a frame has those of another window.
const isTicked = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type)

function stateOf(field: Field): string {
  if ('options' in field) return [...field.options].map((option) => Number(option.selected)).join('')
  return isTicked(field) ? String(field.checked) : field.value
}

function firstStateOf(field: Field): string {
  if (isTicked(field)) return String(field.defaultChecked)
  if (!('options' in field)) return field.defaultValue
  const states = [...field.options].map((option) => option.defaultSelected)
  // A box of choices begins without one.
  if (!field.multiple && field.size < 2 && !states.includes(true)) states[0] = true
  return states.map(Number).join('')
}

/**
 * Notes what fields hold as they leave for the server. Once they have arrived, the function that it returns says so:
 * what was sent is no longer half typed, the server's answer decides.
 */
export function noteSending(root: ParentNode | Field): () => void {
  // A form's fields may stand elsewhere in the page.
  const all = root instanceof HTMLFormElement ? [...ofForm(root, 'elements')] : root.querySelectorAll('*')
  const fields =
    root instanceof Node && isField(root)
      ? [root]
      : [...all].filter((each): each is Field => each.matches('input, select, textarea'))
  const states = fields.map((field) => [field, stateOf(field)] as const)
  return () => {
    for (const [field, state] of states) sent.set(field, state)
  }
}

/** Says that what these fields hold now was sent. */
export function markSent(root: ParentNode | Field): void {
  noteSending(root)()
}

/** Whether this field holds something else than its HTML says, sent or not. */
export function isChanged(field: Field): boolean {
  return stateOf(field) !== firstStateOf(field)
}

/** Whether the visitor changed this field and has not sent it yet. */
export function isHalfTyped(field: Field): boolean {
  return stateOf(field) !== (sent.get(field) ?? firstStateOf(field))
}

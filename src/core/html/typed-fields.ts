import { ofForm } from '../browser/form.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** For each field, its state when it was last sent to the server. */
const sent = new WeakMap<Field, string>()

export function isField(node: EventTarget | null): node is Field {
  return node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement
}

/** Fields that were of type `password`, which a button of the page may make readable. */
const secrets = new WeakSet<Field>()

/** Notes which of these fields are passwords, before the page makes one readable. */
export function noteSecrets(fields: Iterable<Field>): void {
  for (const field of fields) if (field.type === 'password') secrets.add(field)
}

/** Returns true for a password, readable or not. */
export const isSecret = (field: Field): boolean => field.type === 'password' || secrets.has(field)

const readers = new WeakMap<Field, () => string>()

/** Notes that a field does not send what it shows, such as a date, and how to read what it sends; null: it does now. */
export function noteSent(field: Field, read: (() => string) | null): void {
  if (read) readers.set(field, read)
  else readers.delete(field)
}

/** Returns the text that a field sends. */
export const textSentBy = (field: Field): string => readers.get(field)?.() ?? field.value

/** Returns the radios of the same name, which make up one field; else the field itself. */
export function partsOf(field: Field): Field[] {
  if (field.type !== 'radio' || !field.name) return [field]
  return [...(field.form ? ofForm(field.form, 'elements') : [])].filter(
    (each): each is Field => isField(each) && each.type === field.type && each.name === field.name,
  )
}

// Tested by type, not by class: a field inside a frame has the classes of another window.
const isTicked = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type)

function stateOf(field: Field): string {
  if ('options' in field) return [...field.options].map((option) => Number(option.selected)).join('')
  return isTicked(field) ? String(field.checked) : field.value
}

function firstStateOf(field: Field): string {
  if (isTicked(field)) return String(field.defaultChecked)
  if (!('options' in field)) return field.defaultValue
  const states = [...field.options].map((option) => option.defaultSelected)
  // A drop-down list without a selected option starts with its first one.
  if (!field.multiple && field.size < 2 && !states.includes(true)) states[0] = true
  return states.map(Number).join('')
}

/**
 * Notes the state of fields as they are sent to the server. Call the function that it returns once they have arrived:
 * from then on, the values sent no longer count as half typed, and the server's answer decides.
 */
export function noteSending(root: ParentNode | Field): () => void {
  // A form's fields may stand outside of it (`form="id"`).
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

/** Notes that the current values of these fields were sent. */
export function markSent(root: ParentNode | Field): void {
  noteSending(root)()
}

/** Returns true if the field's state differs from its HTML, sent or not. */
export function isChanged(field: Field): boolean {
  return stateOf(field) !== firstStateOf(field)
}

/** Returns true if the visitor changed this field and has not sent it yet. */
export function isHalfTyped(field: Field): boolean {
  return stateOf(field) !== (sent.get(field) ?? firstStateOf(field))
}

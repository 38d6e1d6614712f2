export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a field held when it was last sent to the server. */
const sent = new WeakMap<Field, string>()

export function isField(node: Node): node is Field {
  return node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement
}

function stateOf(field: Field): string {
  if (field instanceof HTMLSelectElement) return [...field.options].map((option) => Number(option.selected)).join('')
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
    ? String(field.checked)
    : field.value
}

function firstStateOf(field: Field): string {
  if (field instanceof HTMLTextAreaElement) return field.defaultValue
  if (field instanceof HTMLInputElement) {
    return /^(?:checkbox|radio)$/.test(field.type) ? String(field.defaultChecked) : field.defaultValue
  }
  const states = [...field.options].map((option) => option.defaultSelected)
  if (!field.multiple && !states.includes(true)) states[0] = true
  return states.map(Number).join('')
}

/**
 * Notes what fields hold as they leave for the server. Once they have arrived, the function that it returns says so:
 * what was sent is no longer half typed, the server's answer decides.
 */
export function noteSending(root: ParentNode | Field): () => void {
  const fields =
    root instanceof Node && isField(root) ? [root] : [...root.querySelectorAll<Field>('input, select, textarea')]
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

import { isHalfTyped } from '../../core/html/typed-fields.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Takes what the visitor has typed but not sent from one drawing of a view to another, field by field, by id. */
export function carryFields(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>('input[id], textarea[id]')) {
    if (!isHalfTyped(field)) continue
    const same = to.querySelector<Field>(`#${CSS.escape(field.id)}`)
    if (same) same.value = field.value
  }
}

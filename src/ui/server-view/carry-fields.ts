import { isHalfTyped } from '../../core/html/typed-fields.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field means, where what it shows is a mask of that. */
function sentBy(field: Field): string {
  const values = field.form ? new FormData(field.form).getAll(field.name) : []
  return values.length === 1 ? String(values[0]) : field.value
}

/** Takes what the visitor has typed but not sent from one rendering of a view to another, field by field, by id. */
export function carryFields(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>('input[id], textarea[id], select[id]')) {
    if (!isHalfTyped(field)) continue
    const same = to.querySelector<Field>(`#${CSS.escape(field.id)}`)
    if (!same) continue
    if (same instanceof HTMLInputElement && field instanceof HTMLInputElement) same.checked = field.checked
    same.value = field.type === same.type ? field.value : sentBy(field)
  }
}

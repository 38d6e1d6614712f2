import type { Field } from '../html/typed-fields.ts'

/**
 * Fires the events of a visitor's change of a field, for the listeners of its page. They may check the class of an
 * event, so it is that of the field's own page, which may have opened this one.
 */
export function tellChange(field: Element): void {
  const { Event: EventOfPage } = (field.ownerDocument.defaultView ?? window) as typeof globalThis
  for (const type of ['input', 'change']) field.dispatchEvent(new EventOfPage(type, { bubbles: true }))
}

/** Writes a value that the visitor has not typed, as if they had; does nothing if the field has it. */
export function changeValue(field: Field, value: string): void {
  if (field.value === value) return
  field.value = value
  tellChange(field)
}

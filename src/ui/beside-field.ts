import type { Field } from '../core/html/typed-fields.ts'

/**
 * What a sentence about a field stands after: never in its label, whose name it would become a part of, nor in an element
 * of ours that keeps the field together with its parts.
 */
export function besideOf(field: Field): Element {
  const beside = field.closest('label') ?? field
  const widget = beside.parentElement?.closest('flx-quantity, flx-date-field, flx-mask, flx-autocomplete')
  return widget ?? beside
}

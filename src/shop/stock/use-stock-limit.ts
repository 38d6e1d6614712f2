import { useEffect } from 'react'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { useFieldValue } from '../../core/element/use-field-value.ts'
import { writtenAttribute } from '../../core/html/originals.ts'

/**
 * Keeps the quantity of a form within what is left of its reference, so that nothing is accepted here which the server
 * refuses a moment later.
 *
 * @returns the most there is, once the field holds all of it; null before, and where the stock is not what sets the limit.
 */
export function useStockLimit(form: HTMLFormElement, stock: number | null): number | null {
  const field = form.querySelector<HTMLInputElement>('input[type="number"][name="quantite"]')
  const own = Number((field && writtenAttribute(field, 'max')) || Number.POSITIVE_INFINITY)
  const limit = stock !== null && stock > 0 && stock < own ? stock : null
  useAuthorAttributes(field, limit === null ? {} : { max: String(limit) })
  const value = Number(useFieldValue(field))
  const isOver = limit !== null && value > limit
  useEffect(() => {
    if (!field || !isOver) return
    field.value = String(limit)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }, [field, isOver, limit])
  return limit !== null && value >= limit && limit > 1 ? limit : null
}

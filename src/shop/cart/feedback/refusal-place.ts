import { findFirst } from '../../../core/browser/select.ts'
import type { MountPlace } from '../../../core/element/mounts.ts'
import type { Words } from '../engine/cart-state.ts'

/** Where a refusal is said in a view that the server drew. */
export interface RefusalPlace extends MountPlace {
  /** The area that the view has for an order that was refused: the visitor is brought there. */
  isArea: boolean
}

/** What was acted on in a line of the cart. */
function controlOf(cart: Element, { action, value }: Words): HTMLElement | null {
  const id = CSS.escape(value)
  const row = findFirst<HTMLElement>(`[data-flx-line="${id}"]`, cart)
  if (!row) return findFirst<HTMLElement>(`[data-flx-action="${action}"][data-flx-value="${id}"]`, cart)
  return findFirst<HTMLElement>('[data-flx-action="modifQte"], [name^="quantite"]', row) ?? row
}

/** Beside a line: after its note, or else in the cell or the row of its quantity. */
function placeInLine(cart: Element, words: Words): RefusalPlace | null {
  const note = findFirst(`[data-flx-note="${CSS.escape(words.value)}"]`, cart)
  if (note) return { of: note, where: 'after', isArea: false }
  const control = controlOf(cart, words)
  const cell = control?.closest('td, li, [data-flx-line]') ?? control?.parentElement
  return cell ? { of: cell, where: 'end', isArea: false } : null
}

/**
 * Where a refusal stands that is words alone, as in the views of answers in JSON: on a line of the cart, in the area of
 * the order (CART-06).
 *
 * @returns null for other words, and where the view has no such place.
 */
export function refusalPlace(cart: Element, words: Words): RefusalPlace | null {
  const { kind, action, value } = words
  if (kind !== 'error') return null
  if (action === 'valide_panier') {
    const area = findFirst('[data-flx-validation]', cart)
    return area && { of: area, where: 'start', isArea: true }
  }
  return value && ['modifQte', 'supArt'].includes(action) ? placeInLine(cart, words) : null
}

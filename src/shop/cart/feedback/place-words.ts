import type { Words } from '../engine/cart-state.ts'

/**
 * Writes why an order was refused into the area that the server's view has for it (CART-06), and brings the visitor there.
 *
 * @returns whether there is such an area; other words have no place in a view that is not drawn anew.
 */
export function placeWords(cart: Element | null, { kind, text, action }: Words): boolean {
  const area = cart?.querySelector<HTMLElement>('[data-flx-validation]')
  if (!area || kind !== 'error' || action !== 'valide_panier') return false
  const line = document.createElement('p')
  line.className = 'flx-message flx-message--error alert alert-danger'
  line.textContent = text
  area.replaceChildren(line)
  if (area.tabIndex < 0 && !area.hasAttribute('tabindex')) area.tabIndex = -1
  area.focus()
  return true
}

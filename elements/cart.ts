import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Cart, cartAttributes } from '../src/shop/cart/cart.tsx'

/**
 * The visitor's cart: lines, quantities, promo codes, totals without and with taxes. What the server drew inside it
 * is its first state, without a request; answers may be JSON or the HTML of the server.
 *
 * @summary Cart.
 * @tag flx-cart
 * @attr {string} next - Address of the next step of the order; without it there is no link onward.
 * @attr {string} next-label - Text of that link. Default: « Valider mon panier ».
 * @attr {string} shop - Address that an empty cart leads back to.
 * @fires {CustomEvent<CartChangeDetail>} flx-cart-change - A change starts; `finished` is the promise of its end.
 * @fires {CustomEvent<CartChangedDetail>} flx-cart-changed - The cart changed; `summary` says how it stands.
 * @fires {CustomEvent<CartErrorDetail>} flx-cart-error - A change failed or was refused.
 * @cssproperty [--flx-cart-image-size=5.5rem] - Side of an article's image.
 * @example
 * <flx-cart next="/commande" shop="/boutique"></flx-cart>
 */
export class FlxCartElement extends reactElement(Cart, cartAttributes) {
  /** Reads the cart again. A failure is shown in the cart. */
  refresh(): Promise<void> {
    return this.call('refresh') as Promise<void>
  }

  /**
   * Sends an action of the cart (CART-02), as a control with `data-flx-action` would.
   * Rejects when it could not be sent; it is then kept, and the cart offers to try again.
   *
   * @param fields - Other fields to send, e.g. `{ quantite: '2' }`.
   */
  perform(action: string, value = '', fields: Record<string, string> = {}): Promise<void> {
    return this.call('perform', action, value, fields) as Promise<void>
  }
}

register('flx-cart', FlxCartElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-cart': FlxCartElement
  }
}

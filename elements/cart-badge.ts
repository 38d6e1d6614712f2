import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { cartBadge, cartBadgeAttributes } from '../src/shop/cart-badge/cart-badge.ts'

/**
 * Says how many articles the cart holds. Around a link that the server drew, it keeps in step the elements with
 * `data-flx-cart-count` and `data-flx-cart-total`, and the link's accessible name. It asks for nothing as long as
 * what the server drew is right: it wakes with the first change of the cart, after Back, and after another tab.
 *
 * @summary Number of articles in the cart.
 * @tag flx-cart-badge
 * @attr {string} href - Address of the cart, for the link that an empty element draws.
 * @example
 * <flx-cart-badge>
 *   <a href="/panier">Panier <span data-flx-cart-count>3</span></a>
 * </flx-cart-badge>
 */
export class FlxCartBadgeElement extends behaviourElement(cartBadge, cartBadgeAttributes) {}

register('flx-cart-badge', FlxCartBadgeElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-cart-badge': FlxCartBadgeElement
  }
}

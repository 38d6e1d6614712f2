import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { addToCart, addToCartAttributes } from '../src/shop/add-to-cart/add-to-cart.ts'

/**
 * Adds an article to the cart without leaving the page, from the plain form that it contains (`idarticle`,
 * `idreference`, `quantite`), which goes on working without script. A refusal of the server is shown beside the form,
 * which stays as it was.
 *
 * @summary Adds an article to the cart.
 * @tag flx-add-to-cart
 * @attr {'modal'|'toast'|'none'} confirm - How an addition is confirmed. Default: `modal`.
 * @attr {string} cart - Address of « Voir le panier »; that of the page's `<flx-cart-badge>` when absent.
 * @fires {CustomEvent<CartChangeDetail>} flx-cart-change - The addition starts; `finished` is the promise of its end.
 * @fires {CustomEvent<CartChangedDetail>} flx-cart-changed - The article was added; `summary` says how the cart stands.
 * @fires {CustomEvent<CartErrorDetail>} flx-cart-error - The addition failed or was refused.
 * @example
 * <flx-add-to-cart cart="/panier">
 *   <form method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
 *     <input type="hidden" name="idarticle" value="7">
 *     <input type="hidden" name="idreference" value="12">
 *     <label>Quantité <input type="number" name="quantite" value="1" min="1"></label>
 *     <button>Ajouter au panier</button>
 *   </form>
 * </flx-add-to-cart>
 */
export class FlxAddToCartElement extends behaviourElement(addToCart, addToCartAttributes) {}

register('flx-add-to-cart', FlxAddToCartElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-add-to-cart': FlxAddToCartElement
  }
}

import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { cartBadge, cartBadgeAttributes } from '../src/shop/cart-badge/cart-badge.ts'

/**
 * Dit combien d’articles tient le panier. Autour d’un lien dessiné par le serveur, il tient à jour le nombre, le total
 * et le nom accessible du lien. Il ne demande rien tant que ce que le serveur a dessiné est juste : il s’éveille au
 * premier changement du panier, après le retour en arrière, et après un autre onglet.
 *
 * @summary Le nombre d’articles du panier, toujours à jour dans l’en-tête.
 * @tag flx-cart-badge
 * @attr {string} href - Adresse du panier, pour le lien que dessine un élément vide.
 * @hook data-flx-cart-count - Sur un nœud de l’élément : il reçoit le nombre d’articles.
 * @hook data-flx-cart-total - Sur un nœud de l’élément : il reçoit le total.
 * @server POST {base}ajax/modules/boutique/panier/traitement.php - `action` vide : relit le panier, quand ce qui est montré peut être faux.
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

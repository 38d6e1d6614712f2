import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { cartBadge, cartBadgeAttributes } from '../src/shop/cart-badge/cart-badge.ts'

/**
 * L’élément entoure un lien écrit par le serveur et tient à jour le nombre, le total et le nom accessible de ce lien.
 * Il n’envoie aucun appel tant que le contenu du serveur est correct. Il se met à jour après un changement du panier,
 * un retour en arrière ou une modification dans un autre onglet.
 *
 * Sur une page gardée en cache, dont le nombre est celui d’un autre visiteur, laissez `data-flx-cart-count` vide :
 * l’élément demande alors le nombre au serveur.
 *
 * @summary Le nombre d’articles du panier, toujours à jour dans l’en-tête.
 * @tag flx-cart-badge
 * @attr {string} href - Adresse du panier, pour le lien affiché par un élément vide.
 * @hook data-flx-cart-count - Sur un nœud de l’élément, qui reçoit le nombre d’articles.
 * @hook data-flx-cart-total - Sur un nœud de l’élément, qui reçoit le total.
 * @server POST {base}ajax/modules/boutique/panier/traitement.php - `action` vide : relit le panier si l’affichage peut être périmé.
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

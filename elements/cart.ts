import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Cart, cartAttributes } from '../src/shop/cart/cart.tsx'

/**
 * Le panier du visiteur : lignes, quantités, codes promo, totaux HT et TTC. Ce que le serveur a dessiné dedans est son
 * premier état, sans demande ; les réponses sont du JSON ou le HTML du serveur.
 *
 * @summary Panier.
 * @tag flx-cart
 * @attr {string} next - Adresse de l’étape suivante de la commande ; sans elle, pas de lien pour avancer.
 * @attr {string} [next-label=Valider mon panier] - Texte de ce lien.
 * @attr {string} shop - Adresse où ramène un panier vide.
 * @fires {CustomEvent<CartChangeDetail>} flx-cart-change - Un changement commence ; `finished` est la promesse de sa fin.
 * @fires {CustomEvent<CartChangedDetail>} flx-cart-changed - Le panier a changé ; `summary` dit où il en est.
 * @fires {CustomEvent<CartErrorDetail>} flx-cart-error - Un changement a échoué ou a été refusé.
 * @hook data-flx-action - Sur une commande : l’action du panier, `modifQte`, `supArt`, `useCodePromo`, `deleteCodePromo` ou `change_aff_prix`.
 * @hook data-flx-value - Sur une commande : la valeur de l’action, l’identifiant de la ligne par exemple.
 * @server POST {base}ajax/modules/boutique/panier/traitement.php - `action`, `value` et les champs de la ligne ; répond l’état du panier, en JSON ou en HTML.
 * @cssproperty [--flx-cart-image-size=5.5rem] - Côté de l’image d’un article.
 * @example
 * <flx-cart next="/commande" shop="/boutique"></flx-cart>
 */
export class FlxCartElement extends reactElement(Cart, cartAttributes) {
  /** Relit le panier. Un échec se montre dans le panier. */
  refresh(): Promise<void> {
    return this.call('refresh') as Promise<void>
  }

  /**
   * Envoie une action du panier (CART-02), comme le ferait une commande avec `data-flx-action`.
   * Échoue quand elle n’a pas pu partir ; elle est alors gardée, et le panier propose de recommencer.
   *
   * @param fields - Autres champs à envoyer, par exemple `{ quantite: '2' }`.
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

import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Cart } from '../src/shop/cart/cart.tsx'
import { cartAttributes } from '../src/shop/cart/cart-attributes.ts'
import type { CartMethods } from '../src/shop/cart/cart-methods.ts'

/**
 * Le panier du visiteur et sa commande, en trois étapes : le panier, le compte, le paiement. Ce que le serveur a dessiné
 * dedans est son premier état, sans demande ; les réponses sont du JSON ou le HTML du serveur. Le serveur dit l’étape ;
 * sans elle, le panier est seul, et un lien mène plus loin. L’adresse de la page la porte (`?etape=compte`) : Retour revient
 * d’une étape, un rechargement y reste, et chaque appel l’envoie.
 *
 * @summary Le panier et la commande, jusqu’au paiement.
 * @tag flx-cart
 * @attr {string} next - Adresse de l’étape suivante, pour un panier sans étapes ; sans elle, pas de lien pour avancer.
 * @attr {string} [next-label=Valider mon panier] - Texte de ce lien.
 * @attr {string} shop - Adresse où ramène un panier vide.
 * @attr {string} [order-label=Commander avec obligation de paiement] - Texte du bouton de commande ; il doit dire payer, paiement, achat ou acheter.
 * @fires {CustomEvent<CartChangeDetail>} flx-cart-change - Un changement commence ; `finished` est la promesse de sa fin.
 * @fires {CustomEvent<CartChangedDetail>} flx-cart-changed - Le panier a changé ; `summary` dit où il en est. Devenu une commande, `order` dit son numéro et son total.
 * @fires {CustomEvent<CartErrorDetail>} flx-cart-error - Un changement a échoué ou a été refusé.
 * @hook data-flx-action - Sur une commande : l’action du panier : `modifQte`, `supArt`, `useCodePromo`, `chgEtape`, `selOffre`, `change_moyen_paie`, `valide_panier`…
 * @hook data-flx-value - Sur une commande : la valeur de l’action, l’identifiant de la ligne par exemple.
 * @hook data-flx-view - Sur la racine de la réponse : c’est un panier. Elle dit aussi `data-flx-count`, `data-flx-total-ttc` et, si le serveur les a, `data-flx-total-ht`, `data-flx-display`, `data-flx-version`.
 * @hook data-flx-stage - Sur la racine : l’étape de la commande, `cart`, `account` ou `payment`. La page s’y règle par `body:has([data-flx-stage="payment"])`, pour réduire son en-tête par exemple ; ce qui porte la classe `flx-cart__bar` reste en vue au bas d’un panier d’une colonne.
 * @hook data-flx-line - Sur une ligne : son `idligne`. Elle suffit à un panier fait de formulaires ordinaires ; `data-flx-article`, `data-flx-reference`, `data-flx-anim` et `data-flx-name` disent le reste.
 * @hook data-flx-step - Sur « + » ou « − » : de combien la quantité change.
 * @hook data-flx-max - Sur une quantité : le plus qui peut être commandé.
 * @hook data-flx-note - Dans une ligne : où se dit ce qui concerne sa quantité.
 * @hook requiredOption[…] - Case que la commande exige ; `data-flx-optional` l’en dispense.
 * @hook data-flx-validation - Zone où se dit pourquoi la commande est refusée.
 * @hook data-flx-order - Sur la réponse en HTML d’une commande passée : son numéro. Elle seule dit que la commande est passée.
 * @hook data-flx-arrival - Ce qui reçoit le focus quand l’étape change.
 * @hook data-flx-no-paste - Sur un champ qui ne se colle pas : l’`id` de la phrase qui le dit ; elle porte ce texte dans `data-flx-said`.
 * @hook data-flx-points - Ce qui entoure les points de vente d’un retrait.
 * @hook data-flx-search - Sur le champ d’un code postal ou d’une ville : l’action que sa saisie demande, `searchVille`.
 * @server POST {base}ajax/modules/boutique/panier/traitement.php - `action`, `value`, les champs de la ligne et `etape`, l’étape de la page ; répond l’état du panier, en JSON ou en HTML.
 * @cssproperty [--flx-cart-image-size=5.5rem] - Côté de l’image d’un article.
 * @cssproperty [--flx-cart-heading-size] - Taille du titre d’une étape ; par défaut celle d’un grand titre.
 * @cssproperty [--flx-cart-bar-background] - Fond de la barre qui garde en vue le total et la suite ; par défaut celui des surfaces.
 * @example
 * <flx-cart next="/commande" shop="/boutique"></flx-cart>
 */
export class FlxCartElement extends reactElement<typeof cartAttributes, CartMethods>(Cart, cartAttributes) {
  /** Relit le panier. Un échec se montre dans le panier. */
  refresh(): Promise<void> {
    return this.call('refresh')
  }

  /**
   * Envoie une action du panier, comme le ferait une commande avec `data-flx-action`.
   * Échoue quand elle n’a pas pu partir ; elle est alors gardée, et le panier propose de recommencer.
   *
   * @param fields - Autres champs à envoyer, par exemple `{ quantite: '2' }`.
   */
  perform(action: string, value = '', fields: Record<string, string> = {}): Promise<void> {
    return this.call('perform', action, value, fields)
  }
}

register('flx-cart', FlxCartElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-cart': FlxCartElement
  }
}

import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Cart, cartAttributes } from '../src/shop/cart/cart.tsx'
import type { CartMethods } from '../src/shop/cart/cart-types.ts'

/**
 * Le panier et la commande comptent trois étapes : le panier, le compte, le paiement. Un panier écrit par le serveur
 * s’affiche sans appel supplémentaire. Les réponses sont en JSON ou en HTML. Le serveur indique l’étape ; sans elle,
 * l’élément affiche le panier seul, avec un lien vers la suite. L’adresse de la page contient l’étape
 * (`?etape=compte`), que chaque appel envoie : le bouton Précédent du navigateur recule d’une étape, et un
 * rechargement la conserve.
 *
 * @summary Le panier et la commande, jusqu’au paiement.
 * @tag flx-cart
 * @attr {string} next - Adresse de l’étape suivante, pour un panier sans étapes ; sans elle, aucun lien ne s’affiche.
 * @attr {string} [next-label=Valider mon panier] - Texte de ce lien.
 * @attr {string} shop - Adresse du lien affiché dans un panier vide.
 * @attr {string} [order-label=Commander avec obligation de paiement] - Texte du bouton de commande ; il doit contenir payer, paiement, achat ou acheter.
 * @fires {CustomEvent<CartChangeDetail>} flx-cart-change - Un changement commence ; `finished` est la promesse de sa fin.
 * @fires {CustomEvent<CartChangedDetail>} flx-cart-changed - Le panier a changé ; `summary` contient son état. Après une commande, `order` contient son numéro et son total.
 * @fires {CustomEvent<CartErrorDetail>} flx-cart-error - Un changement a échoué ou a été refusé.
 * @hook data-flx-action - Sur un bouton, l’action du panier : `modifQte`, `supArt`, `useCodePromo`, `chgEtape`, `selOffre`, `change_moyen_paie`, `valide_panier`…
 * @hook data-flx-value - Sur un bouton, la valeur de l’action, par exemple l’identifiant de la ligne.
 * @hook data-flx-view - Sur la racine de la réponse, indique un panier. La racine contient aussi `data-flx-count`, `data-flx-total-ttc` et, si le serveur les a, `data-flx-total-ht`, `data-flx-display`, `data-flx-version`.
 * @hook data-flx-stage - Sur la racine : l’étape de la commande, `cart`, `account` ou `payment`. La page peut s’adapter par `body:has([data-flx-stage="payment"])`, pour réduire son en-tête par exemple ; un élément de classe `flx-cart__bar` reste visible au bas d’un panier d’une colonne.
 * @hook data-flx-line - Sur une ligne : son `idligne`. Cet attribut suffit à un panier fait de formulaires ordinaires ; `data-flx-article`, `data-flx-reference`, `data-flx-anim` et `data-flx-name` le complètent.
 * @hook data-flx-step - Sur « + » ou « − », la variation de la quantité.
 * @hook data-flx-max - Sur une quantité, le maximum disponible.
 * @hook data-flx-note - Dans une ligne, emplacement des messages sur la quantité.
 * @hook requiredOption[…] - Case à cocher obligatoire pour commander, sauf avec `data-flx-optional`.
 * @hook data-flx-validation - Emplacement du message si la commande est refusée.
 * @hook data-flx-order - Sur la réponse en HTML d’une commande passée : son numéro. Seul cet attribut confirme la commande.
 * @hook data-flx-arrival - Élément qui reçoit le focus au changement d’étape.
 * @hook data-flx-no-paste - Sur un champ où le collage est désactivé, l’`id` de l’élément qui affiche l’explication ; cet élément contient le texte dans `data-flx-said`.
 * @hook data-flx-points - Conteneur des points de vente d’un retrait.
 * @hook data-flx-search - Sur le champ d’un code postal ou d’une ville, l’action envoyée pendant la saisie, `searchVille`.
 * @server POST {base}ajax/modules/boutique/panier/traitement.php - `action`, `value`, les champs de la ligne et `etape`, l’étape de la page ; répond l’état du panier, en JSON ou en HTML.
 * @cssproperty [--flx-cart-image-size=5.5rem] - Côté de l’image d’un article.
 * @cssproperty [--flx-cart-heading-size] - Taille du titre d’une étape ; par défaut celle d’un grand titre.
 * @cssproperty [--flx-cart-bar-background] - Fond de la barre fixe du total ; par défaut celui des surfaces.
 * @example
 * <flx-cart next="/commande" shop="/boutique"></flx-cart>
 */
export class FlxCartElement extends reactElement<typeof cartAttributes, CartMethods>(Cart, cartAttributes) {
  /** Actualise le panier. Un échec s’affiche dans le panier. */
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

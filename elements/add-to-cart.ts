import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { AddToCart, addToCartAttributes } from '../src/shop/add-to-cart/add-to-cart.tsx'

/**
 * L’élément entoure un formulaire ordinaire (`idarticle`, `idreference`, `quantite`), qui fonctionne aussi sans
 * JavaScript. Un refus du serveur s’affiche près du formulaire, qui conserve la saisie.
 *
 * @summary Un bouton qui ajoute un article au panier sans quitter la page.
 * @tag flx-add-to-cart
 * @attr {'modal'|'toast'|'none'} [confirm=modal] - Confirmation de l’ajout : fenêtre, notification ou aucune.
 * @attr {string} cart - Adresse de « Voir le panier » ; par défaut celle du `<flx-cart-badge>` de la page.
 * @fires {CustomEvent<CartChangeDetail>} flx-cart-change - L’ajout commence ; `finished` est la promesse de sa fin.
 * @fires {CustomEvent<CartChangedDetail>} flx-cart-changed - L’article est ajouté ; `summary` contient l’état du panier.
 * @fires {CustomEvent<CartErrorDetail>} flx-cart-error - L’ajout a échoué ou a été refusé.
 * @hook data-flx-added - Sur la ligne ajoutée d’une réponse en HTML : la confirmation la nomme, par `data-flx-name`.
 * @server POST {base}ajax/modules/boutique/panier/add_item.php - Les champs du formulaire et `cle_ajout`, la même quand une réponse perdue est redemandée ; répond l’état du panier et `ligne`, la ligne ajoutée.
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
export class FlxAddToCartElement extends reactElement(AddToCart, addToCartAttributes, { draws: 'near' }) {}

register('flx-add-to-cart', FlxAddToCartElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-add-to-cart': FlxAddToCartElement
  }
}

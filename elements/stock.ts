import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Stock, stockAttributes } from '../src/shop/stock/stock.tsx'

/**
 * Dit ce que le stock permet de la référence choisie, autour du formulaire ordinaire d’ajout au panier : le bouton se
 * montre, se cache, change de nom ou devient un lien ; un article épuisé propose d’être prévenu de son retour. Sans
 * script, et quand le stock ne répond pas, le formulaire marche tel quel.
 *
 * Selon `aff_btn_add_panier` : `no_msg` montre le bouton sans message ; `aff_msg` montre le message à la place du
 * bouton ; `non` (ou `0`, ou rien) ne montre pas le bouton ; toute autre valeur montre le bouton et le message.
 * `change_nom_button` nomme le bouton ; `url` en fait un lien ; `mode_ajax` à 0 laisse le navigateur envoyer le
 * formulaire ; `mode_detail` à 1 ouvre le choix des critères.
 *
 * @summary Un bouton d’achat adapté au stock de la référence choisie.
 * @tag flx-stock
 * @attr {string} article - `idarticle` ; à défaut le champ de ce nom du formulaire.
 * @attr {string} for - Sélecteur du formulaire, quand il n’est pas dans l’élément.
 * @attr {number} count - Nombre de choix du popup de critères, qui en donne la taille ; à défaut celui des références.
 * @attr {boolean} no-alert - Ne propose pas d’être prévenu.
 * @attr {boolean} close-popup - Dans la page d’un popup : le ferme dès que l’article est au panier.
 * @fires {CustomEvent<StockDetail>} flx-stock-shown - La page montre ce que le stock dit de la référence choisie.
 * @hook data-flx-stock-button - Le bouton du formulaire, s’il en a plusieurs.
 * @hook data-flx-stock-message - Où le message se montre.
 * @hook data-flx-stock-alert - Votre propre formulaire pour être prévenu : champs `action=alerte_stock`, `idreference`, `email`. Il peut être seul dans l’élément, quand rien ne se vend.
 * @server POST {base}ajax/modules/boutique/article/traitement.php - `action=stock` avec `idarticle` : l’état du stock par `idreference`, en JSON ; `action=alerte_stock` avec `idreference`, `email` : `result`, `msg`.
 * @example
 * <flx-stock>
 *   <form method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
 *     <input type="hidden" name="idarticle" value="7">
 *     <label><input type="radio" name="idreference" value="12" checked> Bleu</label>
 *     <label><input type="radio" name="idreference" value="13"> Vert</label>
 *     <button>Ajouter au panier</button>
 *   </form>
 * </flx-stock>
 */
export class FlxStockElement extends reactElement(Stock, stockAttributes, { draws: 'near' }) {}

register('flx-stock', FlxStockElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-stock': FlxStockElement
  }
}

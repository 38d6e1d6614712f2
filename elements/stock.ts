import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Stock, stockAttributes } from '../src/shop/stock/stock.tsx'

/**
 * L’élément entoure le formulaire d’ajout au panier. Selon le stock de la référence choisie, le bouton s’affiche, se
 * masque, change de libellé ou devient un lien, et un article épuisé propose une alerte de retour. Sans JavaScript, ou
 * si le stock ne répond pas, le formulaire fonctionne normalement.
 *
 * Selon `aff_btn_add_panier` : `no_msg` affiche le bouton sans message ; `aff_msg` affiche le message à la place du
 * bouton ; `non`, `0` ou une valeur vide masque le bouton ; toute autre valeur affiche le bouton et le message.
 * `change_nom_button` change le libellé ; `url` transforme le bouton en lien ; `mode_ajax` à 0 laisse le navigateur
 * envoyer le formulaire ; `mode_detail` à 1 ouvre le choix des critères.
 *
 * @summary Un bouton d’achat adapté au stock de la référence choisie.
 * @tag flx-stock
 * @attr {string} article - `idarticle` ; par défaut, le champ de ce nom du formulaire.
 * @attr {string} for - Sélecteur du formulaire, s’il n’est pas dans l’élément.
 * @attr {number} count - Nombre de choix de la fenêtre des critères, qui détermine sa taille ; par défaut, le nombre de références.
 * @attr {boolean} no-alert - Retire l’alerte de retour en stock.
 * @attr {boolean} close-popup - Dans une fenêtre, la ferme après l’ajout au panier.
 * @fires {CustomEvent<StockDetail>} flx-stock-shown - L’état du stock de la référence choisie est affiché.
 * @hook data-flx-stock-button - Le bouton du formulaire, s’il en a plusieurs.
 * @hook data-flx-stock-message - Emplacement du message.
 * @hook data-flx-stock-alert - Votre propre formulaire d’alerte : champs `action=alerte_stock`, `idreference`, `email`. Il peut être seul dans l’élément, pour un article non vendu.
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

import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { price, priceAttributes } from '../src/shop/price/price.ts'

/**
 * Un prix, toujours suivi de « TTC » ou de « HT ». Le texte du serveur reste : l’élément y ajoute ce qui manque, ou
 * écrit tout quand il est vide. Les attributs peuvent changer ensuite, le prix suit ; avec `for`, il suit la référence
 * choisie dans un formulaire, dont chaque choix dit son prix.
 *
 * Dans le contenu, `data-flx-ttc`, `data-flx-ht`, `data-flx-prior` et `data-flx-reduction` marquent les morceaux à tenir à
 * jour. Une réduction ne s’annonce qu’à partir du prix le plus bas des 30 derniers jours, `prior` : son pourcentage en
 * est calculé, arrondi vers le bas. Sans `prior`, un « −20 % » écrit dans la page est retiré et signalé dans la console.
 *
 * @summary Un prix HT ou TTC, avec sa réduction calculée.
 * @tag flx-price
 * @attr {number} ttc - Prix en euros, taxes comprises ; `24.90` ou `24,90`.
 * @attr {number} ht - Prix en euros, hors taxes.
 * @attr {number} vat - Taux de TVA en pour cent ; donne celui des deux prix qui manque.
 * @attr {number} prior - Prix TTC le plus bas des 30 jours qui précèdent la réduction.
 * @attr {number} reduction - Pourcentage que la page croit juste ; il est comparé à celui qui est calculé.
 * @attr {'ttc'|'ht'} [display='ttc'] - Le prix qui vient d’abord.
 * @attr {string} for - Sélecteur du formulaire dont le prix suit la référence choisie (`idreference`).
 * @hook data-flx-price-ttc - Sur un choix de ce formulaire : son prix TTC en euros ; de même `data-flx-price-ht` et `data-flx-price-prior`.
 * @example
 * <flx-price ttc="24.90" vat="20" prior="29.90"></flx-price>
 *
 * <flx-price for="#achat" vat="20"><b data-flx-ttc>24,90 €</b> TTC</flx-price>
 * <form id="achat">
 *   <label><input type="radio" name="idreference" value="12" data-flx-price-ttc="24.90" checked> Petit</label>
 *   <label><input type="radio" name="idreference" value="13" data-flx-price-ttc="32.00"> Grand</label>
 * </form>
 */
export class FlxPriceElement extends behaviourElement(price, priceAttributes) {}

register('flx-price', FlxPriceElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-price': FlxPriceElement
  }
}

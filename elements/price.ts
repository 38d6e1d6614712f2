import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { price, priceAttributes } from '../src/shop/price/price.ts'

/**
 * Le prix est toujours suivi de « TTC » ou de « HT ». L’élément complète le texte du serveur, ou écrit tout le prix
 * s’il est vide. Il suit les changements de ses attributs et, avec `for`, la référence choisie dans un formulaire,
 * dont chaque choix contient son prix.
 *
 * Dans le contenu, `data-flx-ttc`, `data-flx-ht`, `data-flx-prior` et `data-flx-reduction` marquent les parties à
 * mettre à jour. Le pourcentage d’une réduction est calculé à partir du prix le plus bas des 30 derniers jours
 * (`prior`), arrondi vers le bas. Sans `prior`, un « −20 % » écrit dans la page est retiré, avec un avertissement dans
 * la console.
 *
 * @summary Un prix HT ou TTC, avec sa réduction calculée.
 * @tag flx-price
 * @attr {number} ttc - Prix en euros, taxes comprises ; `24.90` ou `24,90`.
 * @attr {number} ht - Prix en euros, hors taxes.
 * @attr {number} vat - Taux de TVA en pour cent (`20` ou `5,5`), pour calculer et afficher le prix manquant ; sans lui, seul le prix donné est affiché.
 * @attr {number} prior - Prix TTC le plus bas des 30 jours qui précèdent la réduction.
 * @attr {number} reduction - Pourcentage écrit dans la page, comparé au pourcentage calculé.
 * @attr {'ttc'|'ht'} [display=ttc] - Prix affiché en premier.
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

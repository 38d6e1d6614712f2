import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Quantity, quantityAttributes } from '../src/forms/quantity/quantity.tsx'

/**
 * L’élément entoure un champ `<input type="number">` d’un formulaire. Le champ garde son nom, son étiquette, ses
 * bornes (`min`, `max`), son pas (`step`) et ses événements `input` et `change` ; il fonctionne sans JavaScript.
 *
 * « Plus » ajoute un pas ; « moins » en retire un tant que la valeur dépasse le pas. Une valeur incorrecte est
 * remplacée par le pas, et une valeur supérieure à `max` par la quantité maximale.
 *
 * @summary Un champ de quantité avec deux boutons, moins et plus.
 * @tag flx-quantity
 * @example
 * <label for="qte">Quantité</label>
 * <flx-quantity><input type="number" id="qte" name="quantite" value="1" min="1" max="20"></flx-quantity>
 */
export class FlxQuantityElement extends reactElement(Quantity, quantityAttributes, { draws: 'near' }) {}

register('flx-quantity', FlxQuantityElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-quantity': FlxQuantityElement
  }
}

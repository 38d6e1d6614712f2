import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Quantity, quantityAttributes } from '../src/forms/quantity/quantity.tsx'

/**
 * Deux boutons, moins et plus, autour d’un champ `<input type="number">` de n’importe quel formulaire. Le champ reste
 * celui de la page : son nom, son étiquette, ses bornes (`min`, `max`), son pas (`step`) et ses évènements `input` et
 * `change` ; sans script, il s’emploie tel quel.
 *
 * « Plus » ajoute un pas ; « moins » en retire un tant que la valeur dépasse le pas. Ce qui n’est pas une quantité
 * devient le pas ; ce qui dépasse `max` devient la plus grande quantité permise.
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

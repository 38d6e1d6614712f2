import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { DateField } from '../src/forms/date-field/date-field.tsx'
import { dateFieldAttributes } from '../src/forms/date-field/date-field-attributes.ts'

/**
 * Une date que l’on tape, avec un calendrier à côté. Le champ est celui de la page, `type="date"`, `type="datetime-local"`
 * ou texte : il garde son nom, son étiquette et son formulaire, et sans script c’est celui du navigateur. Il se lit
 * 29/02/2024 et s’envoie 2024-02-29, dans n’importe quel fuseau horaire.
 *
 * Tapez `1/2/24`, `01.02.2024`, ou collez `2024-02-01` : c’est le même jour. Une date qui n’existe pas, ou qui n’est pas
 * proposée, est dite sous le champ. Retour arrière et Suppr vident une date complète.
 *
 * Deux champs dans l’élément sont une période : le calendrier y choisit le début, puis la fin. Un élément vide sert à tous
 * les champs de la page qui portent `data-flx-date` ou la classe `datepicker`, même venus plus tard.
 *
 * @summary Un champ de date avec un calendrier.
 * @tag flx-date-field
 * @attr {string} year-range - Années proposées, `1900:2031` ; sinon de 1900 à dans cinq ans.
 * @attr {string} [date-format=dd/mm/yy] - Forme de la date affichée : `dd` jour, `mm` mois, `yy` année en quatre chiffres.
 * @attr {string} [time-format=HH:mm:ss] - Forme de l’heure affichée : `HH`, `mm`, `ss`.
 * @attr {string} [sent-date-format=yy-mm-dd] - Forme de la date envoyée.
 * @attr {string} [sent-time-format=HH:mm:ss] - Forme de l’heure envoyée.
 * @attr {string} [show-second=true] - `false` n’affiche pas les secondes ; elles s’envoient à zéro.
 * @attr {boolean} time - Une heure suit la date ; c’est déjà le cas d’un champ `datetime-local`.
 * @attr {string} min - Premier jour proposé : une date, `today`, ou un nombre de jours à partir d’aujourd’hui, `+2`. Sinon le `min` du champ.
 * @attr {string} max - Dernier jour proposé, dit de même. Sinon le `max` du champ.
 * @attr {string} closed - Jours non proposés : `dimanche lundi 25/12 2026-05-01`.
 * @example
 * <label for="livraison">Livrer à partir du</label>
 * <flx-date-field min="today" closed="dimanche"><input type="date" id="livraison" name="livraison"></flx-date-field>
 */
export class FlxDateFieldElement extends reactElement(DateField, dateFieldAttributes) {}

register('flx-date-field', FlxDateFieldElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-date-field': FlxDateFieldElement
  }
}

import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { DateField } from '../src/forms/date-field/date-field.tsx'
import { dateFieldAttributes } from '../src/forms/date-field/date-field-attributes.ts'

/**
 * Le champ est celui de la page (`type="date"`, `type="datetime-local"` ou texte) : il garde son nom, son étiquette et
 * son formulaire. Sans JavaScript, le navigateur affiche son propre champ. La date s’affiche sous la forme 29/02/2024
 * et est envoyée sous la forme 2024-02-29, dans tous les fuseaux horaires.
 *
 * Une date inexistante ou indisponible affiche une erreur sous le champ. Retour arrière et Suppr effacent une date
 * complète.
 *
 * Deux champs dans l’élément forment une période : le calendrier demande le début, puis la fin. Un élément vide
 * s’applique à tous les champs de la page marqués `data-flx-date` ou de classe `datepicker`, même ajoutés plus tard.
 * Un champ précise ses propres formats par `data-year-range`, `data-date-format`, `data-time-format`,
 * `data-sent-date-format`, `data-sent-time-format` et `data-show-second`.
 *
 * @summary Un champ de date avec un calendrier.
 * @tag flx-date-field
 * @attr {string} year-range - Années proposées, `1900:2031` ; par défaut, de 1900 à l’année courante plus cinq.
 * @attr {string} [date-format=dd/mm/yy] - Format de la date affichée : `dd` jour, `mm` mois, `yy` année en quatre chiffres.
 * @attr {string} [time-format=HH:mm:ss] - Format de l’heure affichée : `HH`, `mm`, `ss`.
 * @attr {string} [sent-date-format=yy-mm-dd] - Format de la date envoyée.
 * @attr {string} [sent-time-format=HH:mm:ss] - Format de l’heure envoyée.
 * @attr {string} [show-second=true] - `false` masque les secondes, envoyées à zéro.
 * @attr {boolean} time - Ajoute une heure à la date, comme dans un champ `datetime-local`.
 * @attr {string} min - Premier jour proposé : une date, `today`, ou un nombre de jours à partir d’aujourd’hui, `+2`. Par défaut, le `min` du champ.
 * @attr {string} max - Dernier jour proposé, au même format. Par défaut, le `max` du champ.
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

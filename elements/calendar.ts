import { Calendar, calendarAttributes } from '../src/content/calendar/calendar.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import '../src/content/calendar/calendar-types.ts'

/**
 * Les événements d’un mois sont demandés à `url` par `GET`, avec `year` et `month` (1 à 12). La réponse est une liste
 * JSON : `date`, `title`, `rel`, `classname`, `badge`, `body`, `footer`, `link`. Un panneau affiche les événements
 * d’un jour. Sous 576 px de large, le mois devient la liste des jours qui ont un événement.
 *
 * Le mois écrit par le serveur s’affiche sans appel supplémentaire : `data-flx-month` l’entoure, `data-flx-day` marque
 * un jour, `data-flx-entry` un événement, et `data-flx-title`, `data-flx-badge`, `data-flx-body` et `data-flx-footer`
 * ses parties.
 *
 * La langue est celle du `lang` le plus proche : `de`, `en`, `es`, `fr`, `it` ou `nl`. La semaine commence le lundi.
 *
 * @summary Le calendrier d’un mois, avec les événements de chaque jour.
 * @tag flx-calendar
 * @attr {string} url - Adresse qui donne les jours d’un mois, en JSON.
 * @attr {string} month - Mois affiché en premier, `2026-11` ; par défaut, celui du serveur, sinon le mois courant.
 * @fires {CustomEvent<CalendarMonthDetail>} flx-calendar-month - Un autre mois est affiché.
 * @fires {CustomEvent<{ day: string, entries: readonly CalendarEntry[] }>} flx-calendar-open - Les événements d’un jour vont s’afficher. Événement annulable.
 * @fires {CustomEvent<CalendarMonthDetail & { error: unknown, message: string }>} flx-calendar-error - Un mois n’a pas pu être chargé ; le mois affiché reste en place.
 * @hook data-flx-month - Conteneur d’un mois : `2026-11`.
 * @hook data-flx-day - Un jour : `2026-11-03`.
 * @hook data-flx-entry - Événement d’un jour, dont `data-flx-title`, `data-flx-badge`, `data-flx-body` et `data-flx-footer` marquent les parties.
 * @example
 * <flx-calendar url="/ateliers">
 *   <table data-flx-month="2026-11">
 *     <tr><td data-flx-day="2026-11-03"><p data-flx-entry><a href="/atelier">Poterie</a> <b data-flx-badge>3 places</b></p></td></tr>
 *   </table>
 * </flx-calendar>
 */
export class FlxCalendarElement extends reactElement(Calendar, calendarAttributes, { draws: 'near' }) {
  /** Affiche un mois, `2026-11`. */
  async show(month: string): Promise<void> {
    await this.call('show', month)
  }

  /** Actualise les mois déjà chargés et le mois affiché. */
  async refresh(): Promise<void> {
    await this.call('refresh')
  }
}

register('flx-calendar', FlxCalendarElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-calendar': FlxCalendarElement
  }
}

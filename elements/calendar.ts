import { Calendar, calendarAttributes } from '../src/content/calendar/calendar.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import '../src/content/calendar/calendar-events.ts'

/**
 * Un mois et ses jours, demandés à `url` par `GET`, avec `year` et `month` (1 à 12) ; la réponse est la liste JSON des
 * entrées : `date`, `title`, `rel`, `classname`, `badge`, `body`, `footer`, `link`. Un jour peut en avoir plusieurs ; un
 * panneau à côté du jour les montre. Sous 576 px, le mois est la liste des jours qui en ont.
 *
 * Le mois que le serveur a dessiné dans la page est le premier état, et rien n’est demandé pour lui : `data-flx-month`
 * l’entoure, `data-flx-day` marque un jour, `data-flx-entry` chacune de ses entrées, et dans une entrée
 * `data-flx-title`, `data-flx-badge`, `data-flx-body`, `data-flx-footer` et son lien disent quoi est quoi. Un mois vu
 * n’est pas redemandé, le suivant arrive d’avance.
 *
 * La langue est celle du `lang` le plus proche : `de`, `en`, `es`, `fr`, `it` ou `nl` ; la semaine commence le lundi.
 *
 * @summary Le calendrier d’un mois, avec les événements de chaque jour.
 * @tag flx-calendar
 * @attr {string} url - Adresse qui donne les jours d’un mois, en JSON.
 * @attr {string} month - Mois montré d’abord, `2026-11` ; sans lui, celui que le serveur a dessiné, sinon le mois courant.
 * @fires {CustomEvent<CalendarMonthDetail>} flx-calendar-month - Un autre mois est montré.
 * @fires {CustomEvent<{ day: string, entries: readonly CalendarEntry[] }>} flx-calendar-open - Un jour va montrer ses entrées ; annulable.
 * @fires {CustomEvent<CalendarMonthDetail & { error: unknown, message: string }>} flx-calendar-error - Un mois n’est pas venu ; celui d’avant reste.
 * @hook data-flx-month - Ce qui entoure un mois : `2026-11`.
 * @hook data-flx-day - Un jour : `2026-11-03`.
 * @hook data-flx-entry - Une entrée d’un jour ; dedans, `data-flx-title`, `data-flx-badge`, `data-flx-body` et `data-flx-footer` disent quoi est quoi.
 * @example
 * <flx-calendar url="/ateliers">
 *   <table data-flx-month="2026-11">
 *     <tr><td data-flx-day="2026-11-03"><p data-flx-entry><a href="/atelier">Poterie</a> <b data-flx-badge>3 places</b></p></td></tr>
 *   </table>
 * </flx-calendar>
 */
export class FlxCalendarElement extends reactElement(Calendar, calendarAttributes, { draws: 'near' }) {
  /** Montre un mois, `2026-11`. */
  async show(month: string): Promise<void> {
    await this.call('show', month)
  }

  /** Redemande les mois déjà vus, et montre de nouveau celui qui est là. */
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

import { agenda, agendaAttributes } from '../src/content/agenda/agenda.ts'
import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Un lien ou un bouton marqué `data-flx-date="2026-12-01"` demande cette date par `POST` (`module`, `param`, `date`),
 * et le HTML de la réponse remplace le contenu. Un champ ou une liste marqué `data-flx-date` demande la date choisie.
 *
 * @summary Un agenda produit par le serveur, que le visiteur parcourt date par date.
 * @tag flx-agenda
 * @attr {string} url - Adresse qui donne le HTML d’une date.
 * @attr {string} module - Module du CMS, envoyé tel quel.
 * @attr {string} param - Paramètre du module, envoyé tel quel.
 * @attr {string} container - Sélecteur du contenu à remplacer ; par défaut, le contenu de l’élément.
 * @fires {CustomEvent<AgendaDetail>} flx-agenda-load - Une date va être demandée. Événement annulable.
 * @fires {CustomEvent<AgendaDetail>} flx-agenda-loaded - La date est affichée.
 * @fires {CustomEvent<AgendaDetail & { error: unknown, message: string }>} flx-agenda-error - La date n’a pas pu être chargée ; le contenu reste en place.
 * @hook data-flx-date - Sur un lien ou un bouton : la date qu’il demande.
 * @example
 * <flx-agenda url="/agenda.php" module="ateliers" param="12">
 *   <p>Novembre : poterie le 3, reliure le 14.</p>
 *   <p><a href="?date=2026-12-01" data-flx-date="2026-12-01">Décembre</a></p>
 * </flx-agenda>
 */
export class FlxAgendaElement extends behaviourElement(agenda, agendaAttributes) {
  /** Affiche l’agenda d’une date, au format du serveur. */
  async show(date: string): Promise<void> {
    await this.call('show', date)
  }
}

register('flx-agenda', FlxAgendaElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-agenda': FlxAgendaElement
  }
}

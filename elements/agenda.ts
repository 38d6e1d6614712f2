import { agenda, agendaAttributes } from '../src/content/agenda/agenda.ts'
import { behaviourWithMethods } from '../src/core/element/behaviour-with-methods.ts'
import { register } from '../src/core/element/register.ts'
import '../src/content/agenda/agenda-events.ts'

/**
 * Un agenda que le serveur dessine, date après date : un lien ou un bouton marqué `data-flx-date="2026-12-01"` la demande
 * par `POST` (`module`, `param`, `date`), et le HTML de la réponse prend la place du contenu. Un champ ou une liste marqué
 * `data-flx-date` demande la date qu’il dit. Quand la réponse ne vient pas, ce qui est là reste, avec un bouton pour
 * réessayer.
 *
 * @summary Un agenda produit par le serveur, que le visiteur parcourt date par date.
 * @tag flx-agenda
 * @attr {string} url - Adresse qui donne le HTML d’une date.
 * @attr {string} module - Module du CMS, envoyé tel quel.
 * @attr {string} param - Paramètre du module, envoyé tel quel.
 * @attr {string} container - Sélecteur de ce que la réponse remplace ; sans lui, le contenu de l’élément.
 * @fires {CustomEvent<AgendaDetail>} flx-agenda-load - Une date va être demandée ; annulable.
 * @fires {CustomEvent<AgendaDetail>} flx-agenda-loaded - Elle est montrée.
 * @fires {CustomEvent<AgendaDetail & { error: unknown, message: string }>} flx-agenda-error - Elle n’est pas venue ; ce qui était là reste.
 * @hook data-flx-date - Sur un lien ou un bouton : la date qu’il demande.
 * @example
 * <flx-agenda url="/agenda.php" module="ateliers" param="12">
 *   <p>Novembre : poterie le 3, reliure le 14.</p>
 *   <p><a href="?date=2026-12-01" data-flx-date="2026-12-01">Décembre</a></p>
 * </flx-agenda>
 */
export class FlxAgendaElement extends behaviourWithMethods(agenda, agendaAttributes) {
  /** Montre l’agenda d’une date, telle que le serveur l’attend. */
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

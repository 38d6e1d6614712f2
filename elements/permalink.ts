import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Permalink, permalinkAttributes } from '../src/page/permalink/permalink.tsx'

/**
 * L’adresse s’affiche dans une fenêtre, avec un bouton de copie, son code QR et le partage de l’appareil s’il existe.
 * Si le presse-papiers est refusé, le champ est sélectionné.
 *
 * Un formulaire placé dans l’élément est envoyé à son `action` ; sinon, utilisez un bouton ou un élément marqué
 * `data-flx-permalink`. Le serveur reçoit par `POST` `action=permalien` et `lien`, et répond une adresse entière ou
 * qui commence par « / ». Toute autre réponse affiche une erreur près du bouton, qui permet de réessayer.
 *
 * @summary Une adresse courte à copier, avec son code QR.
 * @tag flx-permalink
 * @attr {string} url - Adresse du service, hors d’un formulaire ; par défaut `ajax/modules/liens/traitement.php`, sous l’adresse du serveur.
 * @attr {string} link - Adresse d’origine ; par défaut, celle de la page.
 * @hook data-flx-permalink - Sur un bouton ou un lien, demande une adresse courte. Sa valeur est l’adresse d’origine ; vide, celle du lien, sinon `link`.
 * @server POST {base}ajax/modules/liens/traitement.php - `action=permalien` et `lien` ; répond le permalien, en texte, en texte JSON, ou par un lien en HTML, seul ou dans `alert-success`. Un refus : `{"error_msg": "…"}`, ou un HTML avec `alert-danger`.
 * @fires {CustomEvent<PermalinkDetail>} flx-permalink-generated - Le serveur a répondu une adresse. Événement annulable : la page peut l’afficher elle-même.
 * @fires {CustomEvent<{ link: string, error: unknown, message: string }>} flx-permalink-error - La demande a échoué.
 * @example
 * <flx-permalink><button type="button">Permalien</button></flx-permalink>
 * @example
 * <flx-permalink>
 *   <form method="post" action="/globalflexit/ajax/modules/liens/traitement.php">
 *     <input type="hidden" name="action" value="permalien">
 *     <label>Adresse <input name="lien" required></label>
 *     <button>Créer le permalien</button>
 *   </form>
 * </flx-permalink>
 */
export class FlxPermalinkElement extends reactElement(Permalink, permalinkAttributes, { draws: 'near' }) {}

register('flx-permalink', FlxPermalinkElement)

export interface PermalinkDetail {
  /** The URL for which a permalink was asked, as it was sent. */
  link: string
  /** The absolute permalink. */
  permalink: string
}

declare global {
  interface HTMLElementTagNameMap {
    'flx-permalink': FlxPermalinkElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when the server has returned a permalink; cancelable by a page that shows it itself. */
    'flx-permalink-generated': CustomEvent<PermalinkDetail>
    /** Fired when the request failed; the page is unchanged. */
    'flx-permalink-error': CustomEvent<{ link: string; error: unknown; message: string }>
  }
}

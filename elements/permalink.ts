import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Permalink, permalinkAttributes } from '../src/page/permalink/permalink.tsx'
import '../src/page/permalink/permalink-events.ts'

/**
 * Demande au serveur un permalien, et l’offre à copier dans une fenêtre, avec son code QR et le partage de l’appareil là
 * où il existe. La copie marche aussi sans la permission du presse-papiers : le champ est alors sélectionné.
 *
 * Un formulaire de l’élément est envoyé tel quel, à son `action` ; hors d’un formulaire, c’est un bouton, ou ce qui porte
 * `data-flx-permalink`. Le serveur reçoit par `POST` `action=permalien` et `lien` ; sa réponse est le permalien, une
 * adresse entière ou qui commence par « / ». Ce qui n’est pas une adresse est un échec, dit près du bouton, avec de quoi
 * réessayer.
 *
 * @summary Une adresse courte à copier, avec son code QR.
 * @tag flx-permalink
 * @attr {string} url - Adresse du service, hors d’un formulaire ; par défaut `ajax/modules/liens/traitement.php`, sous l’adresse du serveur.
 * @attr {string} link - Adresse dont on veut le permalien ; celle de la page par défaut.
 * @hook data-flx-permalink - Sur un bouton ou un lien : en demande un. Sa valeur est l’adresse dont on le veut ; vide, celle du lien, sinon `link`.
 * @server POST {base}ajax/modules/liens/traitement.php - `action=permalien` et `lien` ; répond le permalien, en texte, en texte JSON, ou par un lien en HTML, seul ou dans `alert-success`. Un refus : `{"error_msg": "…"}`, ou du HTML qui porte `alert-danger`.
 * @fires {CustomEvent<PermalinkDetail>} flx-permalink-generated - Le serveur l’a donné ; annulable : la page le montre elle-même.
 * @fires {CustomEvent<{ link: string, error: unknown, message: string }>} flx-permalink-error - Il n’est pas venu.
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

declare global {
  interface HTMLElementTagNameMap {
    'flx-permalink': FlxPermalinkElement
  }
}

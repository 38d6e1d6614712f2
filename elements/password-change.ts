import { PasswordChange, passwordChangeAttributes } from '../src/account/password-change/password-change.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Placez l’élément dans un compte ou sur une page dédiée. Le formulaire est le vôtre et fonctionne sans JavaScript.
 * Sans `action`, il est envoyé à `ajax/modules/extranet_v2/traitement.php`, toujours en POST. `<flx-form>` l’envoie :
 * ajoutez-le autour du formulaire pour choisir ses options ; sinon, l’élément l’ajoute.
 *
 * Après le changement, les champs disparaissent et le bouton de retour au site s’affiche : le vôtre (`data-flx-back`,
 * masqué par `hidden`), ou un lien « Retour au site ». Un échec sans raison connue affiche « Une erreur inconnue s'est
 * produite, veuillez réessayer. ».
 *
 * @summary Le changement de mot de passe d’un client.
 * @tag flx-password-change
 * @attr {string} [back=/] - Adresse du bouton de retour ajouté par l’élément.
 * @fires {CustomEvent<{ message: string }>} flx-password-change-done - Le mot de passe est changé.
 * @hook data-flx-back - Votre bouton de retour au site.
 * @example
 * <flx-password-change back="/">
 *   <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
 *     <input type="hidden" name="action" value="modif_mdp">
 *     <p><label>Mot de passe actuel <input type="password" name="password_actuel" autocomplete="current-password" required></label></p>
 *     <p><label>Nouveau <input type="password" name="password" autocomplete="new-password" required></label></p>
 *     <p><label>Confirmez le mot de passe <input type="password" name="password_confirm" autocomplete="new-password" required></label></p>
 *     <button>Changer le mot de passe</button>
 *   </form>
 * </flx-password-change>
 */
export class FlxPasswordChangeElement extends reactElement(PasswordChange, passwordChangeAttributes) {}

register('flx-password-change', FlxPasswordChangeElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-password-change': FlxPasswordChangeElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when the password was changed. */
    'flx-password-change-done': CustomEvent<{ message: string }>
  }
}

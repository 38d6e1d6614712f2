import { PasswordChange, passwordChangeAttributes } from '../src/account/password-change/password-change.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import '../src/account/password-change/password-change-events.ts'

/**
 * Change un mot de passe sans quitter la page, dans un compte ou sur une page à elle seule. Le formulaire est le vôtre,
 * avec ses champs et son `action` ; sans script, il part comme tout formulaire. `<flx-form>` l’envoie : écrivez-le autour
 * du formulaire pour ses options, ou laissez-le, l’élément s’en charge.
 *
 * Une fois le mot de passe changé, les champs disparaissent et le bouton de retour au site se montre : le vôtre
 * (`data-flx-back`, caché jusque-là par `hidden`), sinon un lien « Retour au site ».
 *
 * @summary Le changement de mot de passe d’un client.
 * @tag flx-password-change
 * @attr {string} [back=/] - Adresse où mène le bouton de retour que l’élément écrit.
 * @fires {CustomEvent<{ message: string }>} flx-password-change-done - Le mot de passe est changé.
 * @hook data-flx-back - Votre bouton de retour au site.
 * @example
 * <flx-password-change back="/">
 *   <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
 *     <input type="hidden" name="action" value="modif_mdp">
 *     <p><label>Mot de passe actuel <input type="password" name="password_actuel" autocomplete="current-password" required></label></p>
 *     <p><label>Nouveau <input type="password" name="password" autocomplete="new-password" required></label></p>
 *     <p><label>Encore une fois <input type="password" name="password_confirm" autocomplete="new-password" required></label></p>
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
}

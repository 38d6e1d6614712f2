import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { PasswordStrength, passwordStrengthAttributes } from '../src/forms/password-strength/password-strength.tsx'
import '../src/forms/password-strength/password-strength-events.ts'

/**
 * Dit, sous un champ de mot de passe, ce que le serveur pense de celui qui se tape : une barre, un mot et, si le serveur
 * en donne, les raisons. Rien n’est empêché ni bloqué : le formulaire part quand le visiteur l’envoie.
 *
 * Le mot de passe est demandé par POST (`q`) une fois la frappe arrêtée depuis 400 ms ; il ne va dans aucune adresse ni
 * aucun cache, et seule la dernière demande compte.
 *
 * @summary Une barre qui évalue la solidité d’un mot de passe.
 * @tag flx-password-strength
 * @attr {string} for - Sélecteur du champ, s’il est ailleurs que dans l’élément : la barre se montre alors dans l’élément.
 * @attr {string} src - Adresse du service. Par défaut `ajax/modules/vieprivee/check_pwd.php`, sous l’adresse du serveur.
 * @fires {CustomEvent<{ percentage: number, result: string }>} flx-password-strength-rated - Le serveur a répondu.
 * @cssproperty [--flx-password-strength-height=0.5rem] - Épaisseur de la barre.
 * @example
 * <flx-password-strength>
 *   <label>Mot de passe <input type="password" name="password" autocomplete="new-password"></label>
 * </flx-password-strength>
 */
export class FlxPasswordStrengthElement extends reactElement(PasswordStrength, passwordStrengthAttributes) {}

register('flx-password-strength', FlxPasswordStrengthElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-password-strength': FlxPasswordStrengthElement
  }
}

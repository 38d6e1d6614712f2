import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { PasswordStrength, passwordStrengthAttributes } from '../src/forms/password-strength/password-strength.tsx'

/**
 * L’élément affiche sous le champ l’évaluation du serveur : une barre, un mot et, si le serveur les fournit, des
 * explications. Il ne bloque ni la saisie ni l’envoi du formulaire.
 *
 * Le mot de passe est envoyé par POST (`q`) après 400 ms sans frappe. Il ne figure dans aucune adresse ni aucun cache.
 *
 * @summary Une barre qui évalue la solidité d’un mot de passe.
 * @tag flx-password-strength
 * @attr {string} for - Sélecteur du champ, s’il n’est pas dans l’élément ; la barre s’affiche alors dans l’élément.
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

export interface StrengthDetail {
  /** From 0 to 100. */
  percentage: number
  /** The server's rating in words. */
  result: string
}

declare global {
  interface HTMLElementTagNameMap {
    'flx-password-strength': FlxPasswordStrengthElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when the server has rated the typed password. */
    'flx-password-strength-rated': CustomEvent<StrengthDetail>
  }
}

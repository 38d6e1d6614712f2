import { TwoFactor, twoFactorAttributes } from '../src/account/two-factor/two-factor.tsx'
import '../src/account/two-factor/two-factor-events.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Demande le code à six chiffres du second facteur, dans le formulaire de la page ou du serveur. Son champ `code` devient
 * six champs d’un chiffre (ou les six que vous avez écrits le restent) : un code collé, ou rempli par le téléphone, s’y
 * répartit où qu’il arrive, et seuls les chiffres en restent. Sans script, le champ part comme tout champ.
 *
 * Le formulaire part avec `action` (`validercode`), `idtransaction` et `code`. Un refus se dit avec les mots du serveur, et
 * le code se tape de nouveau ; une réussite rend la main à `<flx-login>`, qui connecte, sinon mène à `href`, sinon recharge.
 * « Renvoyer le code » dit combien de secondes l’attendre, puis que l’envoi est fait.
 *
 * @summary La saisie du code à six chiffres d’une double authentification.
 * @tag flx-two-factor
 * @attr {string} href - Adresse où mène un code juste, dans une page qui ne demande que lui ; à défaut, elle se recharge.
 * @attr {number} [wait=30] - Secondes avant qu’un autre code puisse être demandé.
 * @prop {(() => Promise<AccountAnswer>) | null} resend - Demande un autre code, là où le bouton n’envoie pas lui-même le formulaire.
 * @fires {CustomEvent<{ contact: string, email: string }>} flx-two-factor-done - Le code était juste, la page va continuer ; annulable : elle reste alors.
 * @fires {CustomEvent<{ message: string, error: unknown }>} flx-two-factor-failed - Le code est refusé, ou n’a pas pu être vérifié.
 * @fires {CustomEvent<{ message: string }>} flx-two-factor-resent - Un autre code est parti.
 * @hook data-flx-text - Le texte qui dit où le code est parti ; à défaut, le premier paragraphe du formulaire.
 * @hook data-flx-resend - Le bouton qui renvoie un code ; avec un nom et une valeur, il envoie le formulaire, aussi sans script.
 * @hook data-flx-message - Où un refus se dit ; à défaut, au-dessus du formulaire.
 * @cssproperty [--flx-two-factor-digit-width=3rem] - Largeur d’un chiffre, tant qu’il y a la place.
 * @example
 * <flx-two-factor href="/compte">
 *   <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
 *     <input type="hidden" name="action" value="validercode">
 *     <input type="hidden" name="idtransaction" value="t-41">
 *     <p>Un code vient d’être envoyé à votre adresse e-mail.</p>
 *     <label>Code <input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>
 *     <button>Valider</button>
 *     <button name="action" value="renvoyercode" data-flx-resend formnovalidate>Renvoyer le code</button>
 *   </form>
 * </flx-two-factor>
 */
export class FlxTwoFactorElement extends reactElement(TwoFactor, twoFactorAttributes) {}

register('flx-two-factor', FlxTwoFactorElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-two-factor': FlxTwoFactorElement
  }
}

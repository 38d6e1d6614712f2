import { TwoFactor, twoFactorAttributes } from '../src/account/two-factor/two-factor.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Le champ `code` du formulaire devient six champs d’un chiffre (ou vos six champs sont utilisés). Un code collé, ou
 * rempli par le téléphone, s’y répartit ; seuls les chiffres sont conservés. Sans JavaScript, le champ est envoyé
 * normalement.
 *
 * Le formulaire envoie `action` (`validercode`), `idtransaction` et `code`. Un refus affiche la phrase du serveur.
 * Après une réussite, `<flx-login>` termine la connexion ; sinon, la page ouvre l’adresse de `href` ou est rechargée.
 * « Renvoyer le code » affiche le temps d’attente, puis confirme l’envoi.
 *
 * @summary La saisie du code à six chiffres d’une double authentification.
 * @tag flx-two-factor
 * @attr {string} href - Adresse ouverte après un code juste, dans une page dédiée ; par défaut, la page est rechargée.
 * @attr {number} [wait=30] - Délai avant de pouvoir demander un autre code, en secondes.
 * @prop {(() => Promise<AccountAnswer>) | null} resend - Fonction qui demande un autre code, si le bouton n’envoie pas le formulaire.
 * @fires {CustomEvent<{ contact: string, email: string }>} flx-two-factor-done - Le code est juste et la page va continuer. Événement annulable : la page reste alors affichée.
 * @fires {CustomEvent<{ message: string, error: unknown }>} flx-two-factor-failed - Le code est refusé, ou n’a pas pu être vérifié.
 * @fires {CustomEvent<{ message: string }>} flx-two-factor-resent - Un autre code est envoyé.
 * @hook data-flx-text - Texte qui indique l’adresse d’envoi du code ; par défaut, le premier paragraphe du formulaire.
 * @hook data-flx-resend - Bouton qui renvoie un code ; avec un nom et une valeur, il envoie le formulaire, même sans JavaScript.
 * @hook data-flx-message - Emplacement du message de refus ; par défaut, au-dessus du formulaire.
 * @cssproperty [--flx-two-factor-digit-width=3rem] - Largeur d’un chiffre, si la place suffit.
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
  interface GlobalEventHandlersEventMap {
    /** Fired when the code was right, before the next page. Cancelable, to stay on this one. */
    'flx-two-factor-done': CustomEvent<{ contact: string; email: string }>
    /** Fired when the code was rejected or could not be sent; `error` is what was thrown, if anything. */
    'flx-two-factor-failed': CustomEvent<{ message: string; error: unknown }>
    /** Fired when another code was sent. */
    'flx-two-factor-resent': CustomEvent<{ message: string }>
  }
}

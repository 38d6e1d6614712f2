import { Signup, signupAttributes } from '../src/account/signup/signup.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Le formulaire est le vôtre, avec ses champs et son `action` (`ajax/modules/extranet_v2/traitement.php`, utilisée en
 * POST si vous n’en donnez pas), et fonctionne sans JavaScript. `<flx-form>` l’envoie : ajoutez-le autour du formulaire
 * pour choisir ses options ; sinon, l’élément l’ajoute. Le collage est désactivé dans les champs de confirmation
 * (`email_confirm`, `password_confirm`).
 *
 * Masquez le champ `token` et son conteneur par `hidden` : il s’affiche si le serveur répond une erreur avec
 * `confirmaccount` à 1 (en HTML, `data-flx-confirmaccount`). Un bouton `data-flx-resend` le vide et renvoie le
 * formulaire ; après 1,5 s, une fenêtre confirme l’envoi d’un nouveau code.
 *
 * Après la réussite, la page ouvre l’adresse de la réponse (`redirect`, `data-flx-redirect`) ou celle de l’attribut
 * `redirect` ; sans adresse, un message remplace le formulaire.
 *
 * @summary La création d’un compte client.
 * @tag flx-signup
 * @attr {string} redirect - Adresse ouverte après la création du compte, si la réponse n’en donne pas.
 * @fires {CustomEvent<SignupDetail>} flx-signup-done - Le compte est ouvert.
 * @hook data-flx-token - Champ du code, s’il ne s’appelle pas `token`.
 * @hook data-flx-resend - Bouton qui demande un autre code, affiché avec le champ.
 * @hook data-flx-confirmaccount - Dans une réponse en HTML, indique que le serveur attend le code.
 * @example
 * <flx-signup redirect="/compte">
 *   <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
 *     <input type="hidden" name="action" value="new_compte">
 *     <p><label>Adresse e-mail <input type="email" name="email" autocomplete="email" required></label></p>
 *     <p><label>Confirmez l’adresse e-mail <input type="email" name="email_confirm" autocomplete="email" required></label></p>
 *     <p><label>Mot de passe <input type="password" name="password" autocomplete="new-password" required></label></p>
 *     <p hidden>
 *       <label>Code reçu par e-mail <input name="token" autocomplete="one-time-code" inputmode="numeric"></label>
 *     </p>
 *     <button>Ouvrir mon compte</button>
 *     <button type="button" data-flx-resend hidden>Renvoyer le code</button>
 *   </form>
 * </flx-signup>
 */
export class FlxSignupElement extends reactElement(Signup, signupAttributes) {}

register('flx-signup', FlxSignupElement)

export interface SignupDetail {
  /** The server's message as plain text. */
  message: string
  /** E-mail address of the account; empty if the server does not give it. */
  email: string
  /** Number of the contact; empty if the server does not give it. */
  idcontact: string
}

declare global {
  interface HTMLElementTagNameMap {
    'flx-signup': FlxSignupElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when the account is created. */
    'flx-signup-done': CustomEvent<SignupDetail>
  }
}

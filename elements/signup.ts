import { Signup, signupAttributes } from '../src/account/signup/signup.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import '../src/account/signup/signup-events.ts'

/**
 * Ouvre un compte sans quitter la page. Le formulaire est le vôtre, avec ses champs et son `action`
 * (`ajax/modules/extranet_v2/traitement.php`) ; sans script, il part comme tout formulaire. `<flx-form>` l’envoie, dit les
 * erreurs à côté des champs et n’envoie qu’une fois : écrivez-le autour du formulaire pour ses options, ou laissez-le,
 * l’élément s’en charge. La seconde adresse et le second mot de passe (`email_confirm`, `password_confirm`) ne se collent
 * pas.
 *
 * Un champ `token`, caché par vous avec ce qui l’entoure (`hidden`), se montre quand le serveur répond une erreur avec
 * `confirmaccount` à 1 (en HTML, `data-flx-confirmaccount`). Un bouton `data-flx-resend` le vide et renvoie le formulaire ;
 * 1,5 s après, une fenêtre dit qu’un nouveau code est parti.
 *
 * Après la réussite, la page va où la réponse le dit (`redirect`, `data-flx-redirect`), sinon à l’adresse de `redirect`,
 * sinon le formulaire laisse la place au message.
 *
 * @summary La création d’un compte client.
 * @tag flx-signup
 * @attr {string} redirect - Adresse où aller une fois le compte ouvert, quand la réponse ne le dit pas.
 * @fires {CustomEvent<SignupDetail>} flx-signup-done - Le compte est ouvert.
 * @hook data-flx-token - Le champ du jeton, quand il ne s’appelle pas `token`.
 * @hook data-flx-resend - Le bouton qui demande un autre jeton, montré avec le champ.
 * @hook data-flx-confirmaccount - Dans une réponse en HTML : le serveur demande le jeton.
 * @example
 * <flx-signup redirect="/compte">
 *   <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
 *     <input type="hidden" name="action" value="new_compte">
 *     <p><label>Adresse e-mail <input type="email" name="email" autocomplete="email" required></label></p>
 *     <p><label>Encore une fois <input type="email" name="email_confirm" autocomplete="email" required></label></p>
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

declare global {
  interface HTMLElementTagNameMap {
    'flx-signup': FlxSignupElement
  }
}

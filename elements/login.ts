import { Login, loginAttributes } from '../src/account/login/login.tsx'
import '../src/account/login/login-events.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Connecte le visiteur par le formulaire de la page, sans la quitter avant que ce soit fait. Le formulaire est le vôtre,
 * avec son champ de mot de passe : il part à son `action`, sinon à `ajax/modules/extranet_v2/traitement.php`. Les
 * gestionnaires de mots de passe le voient dès l’arrivée de la page, et sans script il part comme tout formulaire.
 *
 * La réponse est du JSON : `status` (`ok`, `error`, `formerror` ou `wait`), `error_txt`, `error_msg`, `info_msg`,
 * `idcontact`, `email`, `action`, `evaldatas`, `confirmaccount` ; ou du HTML qui porte `alert-success` ou `alert-danger`.
 * Un refus se dit dans une fenêtre « connexion », avec les mots du serveur. Une réussite mène à `href`, sinon recharge la
 * page. Ce qui échoue sans raison connue se dit au-dessus du formulaire, et rien de saisi n’est perdu. Le code
 * d’`evaldatas` s’exécute comme un script de la page, jamais par `eval`.
 *
 * Avec `wait` et `open_popup_code`, le code du second facteur se demande dans un popup ; juste, la connexion reprend d’elle-même.
 *
 * Une clé d’accès (WebAuthn) connecte aussi, sans mot de passe ni code : par le bouton `data-flx-passkey`, et parmi ce que le
 * navigateur propose dans le champ dont `autocomplete` dit `webauthn`. À `action=options_cle` le serveur répond `options`
 * (`PublicKeyCredentialRequestOptionsJSON` ; en HTML, `data-flx-options` qui porte ce JSON), puis à `action=login_cle`, avec la
 * clé en JSON dans `credential`, ce qu’il répond à une connexion. Sans clés dans le navigateur, le bouton reste caché.
 *
 * @summary La connexion d’un client, avec mot de passe oublié et clé d’accès.
 * @tag flx-login
 * @attr {string} href - Adresse où mène la connexion ; à défaut, la page se recharge.
 * @attr {boolean} small - La connexion d’un en-tête : un `<details>`, qui s’ouvre comme un menu, et en popup sur un téléphone.
 * @fires {CustomEvent<LoginDetail>} flx-login-done - Le visiteur est connecté, la page va continuer ; annulable : elle reste alors.
 * @fires {CustomEvent<{ message: string, error: unknown }>} flx-login-failed - La connexion, ou un autre mot de passe, est refusé, ou n’a pas abouti.
 * @hook data-flx-forgotten - Ce qui se montre à qui a oublié son mot de passe, avec son formulaire (`action` vaut `mdp_oublie`) : un `<details>`, ou un bloc auquel mènent des liens. Ouvert, il prend la place de la connexion.
 * @hook data-flx-passkey - Le bouton qui connecte avec une clé d’accès ; écrit avec `hidden`, il se montre là où il y en a.
 * @hook data-flx-options - Dans une réponse HTML : ce que la clé d’accès signe, en JSON.
 * @hook data-flx-message - Où se dit ce qui a échoué, ou que l’e-mail est parti ; à défaut, au-dessus du formulaire.
 * @hook data-flx-redirect, data-flx-reload - Dans une réponse HTML : aller à cette adresse, recharger.
 * @hook data-flx-confirmaccount - Dans une réponse HTML : le compte attend encore d’être confirmé.
 * @hook data-flx-login - Sur un bloc de n’importe quelle réponse : c’est une connexion, la session a expiré.
 * @cssproperty [--flx-login-width=22rem] - Largeur de la petite connexion ouverte.
 * @example
 * <flx-login href="/compte">
 *   <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
 *     <input type="hidden" name="action" value="login">
 *     <label>Adresse e-mail <input type="email" name="email" autocomplete="username" required></label>
 *     <label>Mot de passe <input type="password" name="password" autocomplete="current-password" required></label>
 *     <button>Se connecter</button>
 *   </form>
 *   <details data-flx-forgotten>
 *     <summary>Mot de passe oublié ?</summary>
 *     <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
 *       <input type="hidden" name="action" value="mdp_oublie">
 *       <label>Adresse e-mail <input type="email" name="email" autocomplete="username" required></label>
 *       <button>Recevoir l’e-mail</button>
 *     </form>
 *   </details>
 * </flx-login>
 */
export class FlxLoginElement extends reactElement(Login, loginAttributes) {}

register('flx-login', FlxLoginElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-login': FlxLoginElement
  }
}

import { Login, loginAttributes } from '../src/account/login/login.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Le formulaire est le vôtre, avec son champ de mot de passe : il est envoyé à son `action`, par défaut
 * `ajax/modules/extranet_v2/traitement.php`. Les gestionnaires de mots de passe le reconnaissent dès l’affichage de la
 * page, et il fonctionne sans JavaScript.
 *
 * La réponse est en JSON : `status` (`ok`, `error`, `formerror` ou `wait`), `error_txt`, `error_msg`, `info_msg`,
 * `idcontact`, `email`, `action`, `evaldatas`, `confirmaccount` ; ou en HTML, avec `alert-success` ou `alert-danger`.
 * Une réussite ouvre l’adresse de `href`, ou recharge la page. Un refus s’affiche dans une fenêtre « connexion », ou
 * dans le formulaire avec `refusal="form"`, avec les mots du serveur. Un échec affiche un message et conserve la saisie.
 * Le code d’`evaldatas` est exécuté comme un script de la page, jamais par `eval`.
 *
 * Avec `wait` et `open_popup_code`, une fenêtre demande le code de double authentification, puis la connexion se
 * termine.
 *
 * Une clé d’accès (WebAuthn) connecte aussi, par le bouton `data-flx-passkey` ou par une proposition du navigateur
 * dans le champ dont `autocomplete` contient `webauthn`. Le serveur répond `options` à `action=options_cle`
 * (`PublicKeyCredentialRequestOptionsJSON` ; en HTML, `data-flx-options` avec ce JSON), puis traite
 * `action=login_cle`, avec la clé en JSON dans `credential`, comme une connexion. Si le navigateur ne prend pas en
 * charge les clés, le bouton reste masqué.
 *
 * @summary La connexion d’un client, avec mot de passe oublié et clé d’accès.
 * @tag flx-login
 * @attr {string} href - Adresse ouverte après la connexion ; par défaut, la page est rechargée.
 * @attr {boolean} small - Connexion d’un en-tête : un `<details>`, ouvert comme un menu, ou dans une fenêtre sur un téléphone.
 * @attr {'modal'|'form'} [refusal=modal] - Affichage d’un refus : dans une fenêtre, ou au-dessus des champs.
 * @fires {CustomEvent<LoginDetail>} flx-login-done - Le visiteur est connecté et la page va continuer. Événement annulable : la page reste alors affichée.
 * @fires {CustomEvent<{ message: string, error: unknown }>} flx-login-failed - La connexion ou la demande de mot de passe est refusée, ou a échoué.
 * @hook data-flx-forgotten - Contenu pour un mot de passe oublié, avec son formulaire (`action` vaut `mdp_oublie`) : un `<details>`, ou un bloc ouvert par des liens. Ouvert, il remplace la connexion.
 * @hook data-flx-passkey - Bouton de connexion par clé d’accès ; masqué par `hidden`, il s’affiche si le navigateur prend en charge les clés.
 * @hook data-flx-options - Dans une réponse HTML, les options de la clé d’accès, en JSON.
 * @hook data-flx-message - Emplacement des messages ; par défaut, au-dessus du formulaire.
 * @hook data-flx-redirect, data-flx-reload - Dans une réponse HTML, ouvre cette adresse, recharge la page ou ferme la fenêtre.
 * @hook data-flx-confirmaccount - Dans une réponse HTML, indique un compte à confirmer.
 * @hook data-flx-login - Sur un bloc d’une réponse, indique une page de connexion : la session a expiré.
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

/** Information about the visitor who logged in, as far as the server gives it. */
export interface LoginDetail {
  /** Number of the contact; empty if the server gives none. */
  contact: string
  email: string
  /** True if the account still has to be confirmed. */
  confirmsAccount: boolean
}

declare global {
  interface HTMLElementTagNameMap {
    'flx-login': FlxLoginElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when the visitor is logged in, before the next page. Cancelable, to stay on this one. */
    'flx-login-done': CustomEvent<LoginDetail>
    /**
     * Fired when a login or a request for a new password was rejected or failed; `error` is what was thrown, if
     * anything.
     */
    'flx-login-failed': CustomEvent<{ message: string; error: unknown }>
  }
}

import { Passkey, passkeyAttributes } from '../src/account/passkey/passkey.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Une clé d’accès remplace le mot de passe et le code par l’empreinte, le visage ou le code de l’appareil. Le
 * formulaire est le vôtre ; il est envoyé deux fois à son `action`, et `<flx-form>` affiche les réponses.
 *
 * Au premier envoi, le serveur refuse champ par champ, ou répond `options` : `PublicKeyCredentialCreationOptionsJSON`
 * de WebAuthn (en HTML, `data-flx-options` avec ce JSON). Le navigateur crée la clé, puis le formulaire est renvoyé
 * avec elle, en JSON, dans `credential` (`PublicKeyCredential.toJSON()`). Vérifiez la clé sur le serveur avec une
 * bibliothèque : défi à usage unique, origine, domaine, vérification de la personne.
 *
 * @summary L’ajout d’une clé d’accès au compte du client.
 * @tag flx-passkey
 * @fires {CustomEvent<{ message: string }>} flx-passkey-added - La clé est ajoutée au compte.
 * @fires {CustomEvent<{ message: string, error: unknown }>} flx-passkey-failed - Aucune clé n’a été créée. Un refus du serveur envoie `flx-form-error`.
 * @hook data-flx-no-passkeys - Contenu affiché à la place du formulaire si le navigateur ne prend pas en charge les clés d’accès ; masqué par `hidden`.
 * @hook data-flx-options - Dans une réponse HTML, les options de création de la clé, en JSON.
 * @hook data-flx-message - Emplacement des messages d’erreur ; par défaut, au-dessus du formulaire.
 * @example
 * <flx-passkey>
 *   <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
 *     <input type="hidden" name="action" value="new_cle">
 *     <p><label for="cle">Nom de la clé</label> <input id="cle" name="nom" required></p>
 *     <p><label for="actuel">Mot de passe</label> <input id="actuel" name="password_actuel" type="password" autocomplete="current-password" required></p>
 *     <button>Ajouter une clé d’accès</button>
 *   </form>
 *   <p data-flx-no-passkeys hidden>Ce navigateur n’a pas de clés d’accès.</p>
 * </flx-passkey>
 */
export class FlxPasskeyElement extends reactElement(Passkey, passkeyAttributes) {}

register('flx-passkey', FlxPasskeyElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-passkey': FlxPasskeyElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when the passkey was added to the account. */
    'flx-passkey-added': CustomEvent<{ message: string }>
    /** Fired when no passkey was created; `error` is what was thrown. The server's refusals fire `flx-form-error`. */
    'flx-passkey-failed': CustomEvent<{ message: string; error: unknown }>
  }
}

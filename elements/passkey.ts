import { Passkey, passkeyAttributes } from '../src/account/passkey/passkey.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import '../src/account/passkey/passkey-events.ts'

/**
 * Ajoute une clé d’accès au compte : l’empreinte, le visage ou le code de l’appareil, à la place du mot de passe et du code.
 * Le formulaire est le vôtre ; il part deux fois à son `action`, et `<flx-form>` en montre les réponses.
 *
 * À la première, le serveur refuse, champ par champ, ou répond `options`, ce que WebAuthn appelle
 * `PublicKeyCredentialCreationOptionsJSON` (en HTML, `data-flx-options` qui porte ce JSON). Le navigateur crée la clé, et le
 * même formulaire repart avec elle, en JSON, dans `credential` (`PublicKeyCredential.toJSON()`). La clé se vérifie sur le serveur, par une bibliothèque : défi d’une seule fois, origine,
 * domaine, vérification de la personne.
 *
 * @summary L’ajout d’une clé d’accès au compte du client.
 * @tag flx-passkey
 * @fires {CustomEvent<{ message: string }>} flx-passkey-added - La clé est au compte.
 * @fires {CustomEvent<{ message: string, error: unknown }>} flx-passkey-failed - Aucune clé n’a été créée. Ce que le serveur refuse se dit par `flx-form-error`.
 * @hook data-flx-no-passkeys - Ce qui se montre à la place du formulaire là où le navigateur n’a pas de clés d’accès ; écrit avec `hidden`.
 * @hook data-flx-options - Dans une réponse HTML : ce qui sert à créer la clé, en JSON.
 * @hook data-flx-message - Où se dit pourquoi aucune clé n’a été créée ; à défaut, au-dessus du formulaire.
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
}

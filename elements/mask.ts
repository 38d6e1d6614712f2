import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { mask, maskAttributes } from '../src/forms/mask/mask.ts'

/**
 * Le champ est celui de la page, avec son nom, son étiquette et son formulaire. Une valeur du serveur est mise en
 * forme dès l’affichage, et le formulaire envoie toujours la valeur brute.
 *
 * `mask` s’applique aux champs contenus dans l’élément, et `data-flx-mask` à un champ. Un élément vide s’applique à
 * tous les champs de la page qui ont un masque, même ajoutés plus tard, y compris dans un ancien gabarit :
 * `data-inputmask`, `data-inputmask-alias`, ou les classes `flexitdate`, `flexitdatenormal` et `flexitdatetime`.
 *
 * Masques disponibles : `flexitdate` (affiché 29/02/2024, envoyé 2024-02-29), `flexitdatenormal`, `flexitdatetime`,
 * `datetime` ; `phone`, `postal-code`, `iban`, `siret`, `siren`, `nir` ; `numeric`, `integer`, `currency` (1,234.50),
 * `euro` (1 234,50), `percentage` ; `email` (plusieurs adresses avec `data-flx-separator=";"`), `ip`, `mac`, `url`,
 * `vin`, `ssn` ; ou un motif : `9` pour un chiffre, `a` pour une lettre, `A` pour une capitale, `*` ou `&` pour l’un
 * ou l’autre, `[…]` pour une fin facultative. Dans un nombre, `k` multiplie par mille et `m` par un million. Les
 * motifs à variantes, `(99)|(aaa)`, ou à répétitions, `9{1,3}`, et les expressions de `data-inputmask-regex` chargent
 * Inputmask au premier geste.
 *
 * Une saisie incomplète affiche une erreur sous le champ, à la sortie du champ ou après trois secondes d’inactivité.
 *
 * @summary Une mise en forme pendant la saisie : téléphone, code postal, montant, IBAN.
 * @tag flx-mask
 * @attr {string} mask - Masque des champs contenus : un nom ou un motif.
 * @hook data-flx-mask - Sur un champ, remplace `mask`.
 * @hook data-flx-separator - Sur un champ `email`, le séparateur des adresses.
 * @example
 * <flx-mask mask="phone"><label>Téléphone <input type="tel" name="telephone" value="0298443412"></label></flx-mask>
 */
export class FlxMaskElement extends behaviourElement(mask, maskAttributes) {}

register('flx-mask', FlxMaskElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-mask': FlxMaskElement
  }
}

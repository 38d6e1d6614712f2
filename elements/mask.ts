import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { mask, maskAttributes } from '../src/forms/mask/mask.ts'

/**
 * Met en forme ce que l’on tape : dates, téléphones, montants, IBAN… Le champ reste celui de la page, avec son nom, son
 * étiquette et son formulaire. Une valeur déjà écrite par le serveur se lit aussitôt sous sa forme ; ce que le formulaire
 * envoie est la valeur seule, sans la mise en forme, quelle que soit la façon de l’envoyer.
 *
 * Le masque est celui de `mask`, pour les champs que l’élément contient, ou celui que le champ dit lui-même par
 * `data-flx-mask`. Un élément vide sert à tous les champs de la page qui en disent un, même venus plus tard, y compris
 * ceux des anciens gabarits : `data-inputmask`, `data-inputmask-alias`, ou la classe `flexitdate`, `flexitdatenormal` ou
 * `flexitdatetime`.
 *
 * Les masques : `flexitdate` (se lit 29/02/2024, s’envoie 2024-02-29), `flexitdatenormal`, `flexitdatetime`, `datetime` ;
 * `phone`, `postal-code`, `iban`, `siret`, `siren`, `nir` ; `numeric`, `integer`, `currency` (1,234.50), `euro` (1 234,50),
 * `percentage` ; `email` (plusieurs adresses avec `data-flx-separator=";"`), `ip`, `mac`, `url`, `vin`, `ssn` ; ou un motif :
 * `9` un chiffre, `a` une lettre, `A` une capitale, `*` ou `&` l’un ou l’autre, `[…]` ce qui peut manquer à la fin. Dans un
 * nombre, `k` multiplie par mille et `m` par un million. Les motifs à variantes, `(99)|(aaa)`, ou à répétitions, `9{1,3}`,
 * et les expressions de `data-inputmask-regex` font venir Inputmask au premier geste.
 *
 * Une saisie incomplète est dite sous le champ quand on le quitte, ou après trois secondes sans rien taper.
 *
 * @summary Une mise en forme pendant la saisie : téléphone, code postal, montant, IBAN.
 * @tag flx-mask
 * @attr {string} mask - Masque des champs qu’il contient : un nom ou un motif.
 * @hook data-flx-mask - Sur un champ : son masque, à la place de `mask`.
 * @hook data-flx-separator - Sur un champ `email` : ce qui sépare plusieurs adresses.
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

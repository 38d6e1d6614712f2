import { ContractEnd, contractEndAttributes } from '../src/account/contract-end/contract-end.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import '../src/account/contract-end/contract-end-events.ts'

/**
 * La fonctionnalité de résiliation : mettre fin à un contrat sans quitter la page et sans se connecter. Le formulaire est le
 * vôtre ; sans script, il part comme tout formulaire. `<flx-form>` l’envoie : écrivez-le autour du formulaire pour ses
 * options, ou laissez-le, l’élément s’en charge, avec `steps` et `check`.
 *
 * Au moins deux `<fieldset>` : le contrat (référence, date souhaitée, motif s’il en faut un), puis qui le résilie (nom et
 * prénom, adresse e-mail). Un récapitulatif se lit avant l’envoi, chaque étape s’y modifie, et le dernier bouton dit
 * « Notification de la résiliation ».
 *
 * La réponse est celle d’un formulaire. Elle porte l’accusé de réception, que l’élément montre à la place du formulaire :
 * en JSON, `accuse` avec `numero` et `recu_le` (date et heure) ; en HTML, `data-flx-receipt` autour d’un `<time>`.
 *
 * Le lien qui y mène, « Résilier votre contrat », est directement accessible sur le site. Textes : code de la consommation,
 * articles L215-1-1 (loi n° 2022-1158 du 16 août 2022) et D215-1 à D215-4 (décret n° 2023-417 du 31 mai 2023). Ont été lus :
 * L215-1-1, sauf sa fin ; D215-1, D215-2 et D215-3 par les extraits qu’en donnent leurs commentaires. D215-2 demande aussi,
 * pour une ligne téléphonique, son numéro, et, où un motif légitime est dû, une adresse postale et une adresse électronique
 * où envoyer ses preuves : écrivez-les s’ils vous concernent. D215-3 veut une page où tout se vérifie et se modifie, puis
 * les mots du bouton. Le texte de D215-4 n’a pas été trouvé : ce que dit l’accusé de réception vient de L215-1-1, qui veut
 * aussi, sur un support durable, la date où le contrat prend fin et les effets de la résiliation. Relisez-les sur Légifrance.
 *
 * @summary La résiliation d’un contrat en ligne, comme la loi le demande.
 * @tag flx-contract-end
 * @fires {CustomEvent<ReceivedDetail>} flx-contract-end-done - Le serveur a reçu la notification.
 * @hook data-flx-receipt - Dans une réponse HTML : l’accusé de réception ; sa valeur en est le numéro, son `<time>` la date et l’heure.
 * @example
 * <flx-contract-end>
 *   <form method="post" action="/globalflexit/ajax/modules/boutique/compte/resiliation.php">
 *     <input type="hidden" name="formulaire" value="resiliation">
 *     <fieldset>
 *       <legend>Votre contrat</legend>
 *       <p><label>Référence <input name="reference" required></label></p>
 *       <p><label>Date souhaitée <input type="date" name="date_souhaitee"></label></p>
 *       <p><label>Motif <textarea name="motif"></textarea></label></p>
 *     </fieldset>
 *     <fieldset>
 *       <legend>Vous</legend>
 *       <p><label>Nom et prénom <input name="nom" autocomplete="name" required></label></p>
 *       <p><label>Adresse e-mail <input type="email" name="email" autocomplete="email" required></label></p>
 *     </fieldset>
 *     <button>Notification de la résiliation</button>
 *   </form>
 * </flx-contract-end>
 */
export class FlxContractEndElement extends reactElement(ContractEnd, contractEndAttributes) {}

register('flx-contract-end', FlxContractEndElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-contract-end': FlxContractEndElement
  }
}

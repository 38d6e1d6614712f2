import { ContractEnd, contractEndAttributes } from '../src/account/contract-end/contract-end.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import type { ReceivedDetail } from '../src/domain/account/receipt.ts'

/**
 * Le client met fin à un contrat sans quitter la page ni se connecter. Le formulaire est le vôtre et fonctionne sans
 * JavaScript. `<flx-form>` l’envoie : ajoutez-le autour du formulaire pour choisir ses options ; sinon, l’élément
 * l’ajoute avec `steps` et `check`.
 *
 * Prévoyez au moins deux `<fieldset>` : le contrat (référence, date souhaitée, motif si nécessaire), puis l’auteur de
 * la demande (nom, prénom, adresse e-mail). Un récapitulatif modifiable précède l’envoi, et le dernier bouton
 * s’intitule « Notification de la résiliation ».
 *
 * La réponse est celle d’un formulaire. Elle contient l’accusé de réception, qui remplace le formulaire : en JSON,
 * `accuse` avec `numero` et `recu_le` (date et heure) ; en HTML, `data-flx-receipt` autour d’un `<time>`.
 *
 * Le lien « Résilier votre contrat » doit être directement accessible sur le site. Textes : code de la consommation,
 * articles L215-1-1 (loi n° 2022-1158 du 16 août 2022) et D215-1 à D215-4 (décret n° 2023-417 du 31 mai 2023). Textes
 * consultés : L215-1-1, sauf sa fin ; D215-1, D215-2 et D215-3, par les extraits cités dans leurs commentaires. D215-2
 * demande aussi le numéro d’une ligne téléphonique et, si un motif légitime est exigé, une adresse postale et une
 * adresse électronique où envoyer les preuves : ajoutez ces champs s’ils vous concernent. D215-3 demande une page de
 * vérification et de modification, puis le libellé du bouton. Le texte de D215-4 n’a pas été trouvé : le contenu de
 * l’accusé de réception vient de L215-1-1, qui demande aussi, sur un support durable, la date de fin du contrat et les
 * effets de la résiliation. Vérifiez ces textes sur Légifrance.
 *
 * @summary La résiliation d’un contrat en ligne, comme la loi le demande.
 * @tag flx-contract-end
 * @fires {CustomEvent<ReceivedDetail>} flx-contract-end-done - Le serveur a reçu la notification.
 * @hook data-flx-receipt - Dans une réponse HTML, l’accusé de réception : sa valeur est le numéro, son `<time>` la date et l’heure.
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
  interface GlobalEventHandlersEventMap {
    /** Fired when the server has received the notice. */
    'flx-contract-end-done': CustomEvent<ReceivedDetail>
  }
}

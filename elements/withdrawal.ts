import { Withdrawal, withdrawalAttributes } from '../src/account/withdrawal/withdrawal.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import type { ReceivedDetail } from '../src/domain/account/receipt.ts'

/**
 * Le client se rétracte pour toute une commande ou une partie, sans quitter la page et sans compte. Le formulaire est
 * le vôtre et fonctionne sans JavaScript. `<flx-form>` l’envoie : ajoutez-le autour du formulaire pour choisir ses
 * options ; sinon, l’élément l’ajoute avec `steps`, `check` et `no-summary`.
 *
 * Prévoyez deux `<fieldset>`. Le premier identifie la commande (numéro et adresse e-mail, ou commande du client). Le
 * second contient une partie (`data-flx-part="articles"`, `data-flx-depends="commande, email"`) fournie par le serveur
 * : les articles et leurs quantités, la raison d’une exclusion, le nom, et l’adresse de l’accusé de réception. Le
 * dernier bouton s’intitule « Confirmer la rétractation ».
 *
 * La réponse est celle d’un formulaire. Elle contient l’accusé de réception, qui remplace le formulaire : en JSON,
 * `accuse` avec `numero` et `recu_le` (date et heure) ; en HTML, `data-flx-receipt` autour d’un `<time>`.
 *
 * Le lien « Renoncer au contrat ici » doit rester visible pendant tout le délai, au pied de chaque page par exemple.
 * Textes : code de la consommation, articles L221-18 à L221-28, L221-21 en vigueur depuis le 19 juin 2026 (ordonnance
 * n° 2026-2 du 5 janvier 2026, qui transpose l’article 11 bis de la directive 2011/83/UE issu de la directive (UE)
 * 2023/2673) et D221-5 (décret n° 2026-3). Le texte consolidé de L221-21 et de D221-5 n’a été consulté que par ses
 * commentaires et par l’article 7 du décret : vérifiez-le sur Légifrance.
 *
 * @summary La rétractation en ligne, comme la loi le demande.
 * @tag flx-withdrawal
 * @fires {CustomEvent<ReceivedDetail>} flx-withdrawal-done - Le serveur a reçu la rétractation.
 * @hook data-flx-receipt - Dans une réponse HTML, l’accusé de réception : sa valeur est le numéro, son `<time>` la date et l’heure.
 * @example
 * <flx-withdrawal>
 *   <form method="post" action="/globalflexit/ajax/modules/boutique/compte/retractation.php">
 *     <input type="hidden" name="formulaire" value="retractation">
 *     <fieldset>
 *       <legend>Votre commande</legend>
 *       <p><label>Numéro <input name="commande" required></label></p>
 *       <p><label>Adresse e-mail <input type="email" name="email" autocomplete="email" required></label></p>
 *     </fieldset>
 *     <fieldset>
 *       <legend>Ce à quoi vous renoncez</legend>
 *       <div data-flx-part="articles" data-flx-depends="commande, email"></div>
 *       <button>Confirmer la rétractation</button>
 *     </fieldset>
 *   </form>
 * </flx-withdrawal>
 */
export class FlxWithdrawalElement extends reactElement(Withdrawal, withdrawalAttributes) {}

register('flx-withdrawal', FlxWithdrawalElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-withdrawal': FlxWithdrawalElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when the server has received the withdrawal. */
    'flx-withdrawal-done': CustomEvent<ReceivedDetail>
  }
}

import { Withdrawal, withdrawalAttributes } from '../src/account/withdrawal/withdrawal.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import '../src/account/withdrawal/withdrawal-events.ts'

/**
 * La fonctionnalité de rétractation : renoncer à une commande, ou à une partie, sans quitter la page et sans compte. Le
 * formulaire est le vôtre ; sans script, il part comme tout formulaire. `<flx-form>` l’envoie : écrivez-le autour du
 * formulaire pour ses options, ou laissez-le, l’élément s’en charge, avec `steps`, `check` et `no-summary`.
 *
 * Deux `<fieldset>` : la commande (son numéro et son adresse e-mail, ou une commande du client), puis une partie
 * (`data-flx-part="articles"`, `data-flx-depends="commande, email"`) que le serveur donne une fois la commande connue :
 * les articles et leurs quantités, pour chacun pourquoi il ne peut pas être repris s’il ne le peut pas, le nom, et
 * l’adresse de l’accusé de réception. Le dernier bouton dit « Confirmer la rétractation ».
 *
 * La réponse est celle d’un formulaire. Elle porte l’accusé de réception, que l’élément montre à la place du formulaire :
 * en JSON, `accuse` avec `numero` et `recu_le` (date et heure) ; en HTML, `data-flx-receipt` autour d’un `<time>`.
 *
 * Le lien qui y mène, « renoncer au contrat ici », reste visible pendant tout le délai : au pied de chaque page par
 * exemple. Textes : code de la consommation, articles L221-18 à L221-28, L221-21 tel qu’il est en vigueur depuis le
 * 19 juin 2026 (ordonnance n° 2026-2 du 5 janvier 2026, qui transpose l’article 11 bis de la directive 2011/83/UE issu de
 * la directive (UE) 2023/2673) et D221-5 (décret n° 2026-3). Le texte consolidé de L221-21 et de D221-5 n’a été lu que par
 * ses commentaires et par l’article 7 du décret : relisez-le sur Légifrance.
 *
 * @summary La rétractation en ligne, comme la loi le demande.
 * @tag flx-withdrawal
 * @fires {CustomEvent<ReceivedDetail>} flx-withdrawal-done - Le serveur a reçu la rétractation.
 * @hook data-flx-receipt - Dans une réponse HTML : l’accusé de réception ; sa valeur en est le numéro, son `<time>` la date et l’heure.
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
}

import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Reservation, reservationAttributes } from '../src/shop/reservation/reservation.tsx'

/**
 * Réserve un article pour un jour et une heure : les jours, puis les créneaux d’un jour, que les flèches parcourent. Un
 * créneau réservé est une ligne du panier, retenue quelques minutes ; ce qu’il en reste se voit, se dit de loin en
 * loin, et sa fin aussi. Ce que le serveur a dessiné dedans est son premier état, et marche sans script ; les réponses
 * sont du JSON ou le HTML du serveur. Dans un popup, l’élément prévient la page qui l’a ouvert, puis le ferme.
 *
 * @summary La réservation d’un jour et d’un créneau.
 * @tag flx-reservation
 * @attr {string} article - `idarticle`.
 * @attr {string} reference - `idreference`.
 * @attr {string} type - `move` déplace une réservation ; toute autre valeur en prend une et voyage telle quelle, `reservation` à défaut.
 * @attr {string} line - `idligne` de la réservation à déplacer.
 * @attr {'panier'|'compte'} [from=panier] - Où est la réservation à déplacer.
 * @attr {string} date - Jour à montrer (`2026-11-21`) ; celui de la réservation à déplacer.
 * @attr {string} heure - Heure de la réservation à déplacer (`10:00`).
 * @attr {string} forceadm - Transmis tel quel au serveur, qui seul décide : dans la session d’un administrateur, il lève ce qui est interdit aux visiteurs (heures passées, jours fermés).
 * @attr {string} cart - Adresse de « Voir le panier » ; à défaut celle du `<flx-cart-badge>` de la page.
 * @fires {CustomEvent<ReservationDetail>} flx-reservation-done - Le créneau est réservé, ou la réservation déplacée ; part aussi du cadre du popup, dans la page qui l’a ouvert.
 * @fires {CustomEvent<{ lineId: string }>} flx-reservation-expired - Le délai est passé : les places sont libres.
 * @fires {CustomEvent<CartChangeDetail>} flx-cart-change - La demande part ; `finished` est la promesse de sa fin.
 * @fires {CustomEvent<CartChangedDetail>} flx-cart-changed - Le panier a changé ; `summary` dit où il en est.
 * @fires {CustomEvent<CartErrorDetail>} flx-cart-error - La demande a échoué ou a été refusée.
 * @hook data-flx-action - Sur une commande : `creneaux`, `reservation`, `changereservationpanier` ou `changereservationcompte`.
 * @hook data-flx-value - Sur un jour : sa date, `2026-11-21`.
 * @hook data-flx-expires - Sur la vue : les secondes pendant lesquelles les places sont encore retenues.
 * @hook data-flx-held - Sur la racine de la réponse : la ligne du panier qui retient des places ; `data-flx-expires` dit les secondes qui restent.
 * @server POST {base}ajax/modules/boutique/article/traitement.php - `action=creneaux` avec `idarticle`, `date` : les jours et les créneaux ; `action=reservation` avec `params` ; `changereservationpanier` ou `changereservationcompte` avec `idreference`, `idligne`, `idvalue`, `date_txt`, `forceadm`.
 * @example
 * <flx-reservation article="12" reference="40"></flx-reservation>
 */
export class FlxReservationElement extends reactElement(Reservation, reservationAttributes) {}

register('flx-reservation', FlxReservationElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-reservation': FlxReservationElement
  }
}

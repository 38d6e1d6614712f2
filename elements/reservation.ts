import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Reservation, reservationAttributes } from '../src/shop/reservation/reservation.tsx'

/**
 * Le visiteur choisit un jour, puis un créneau. Un créneau réservé est une ligne du panier, retenue quelques minutes ;
 * le temps restant s’affiche. Le contenu écrit par le serveur s’affiche en premier et fonctionne sans JavaScript. Les
 * réponses sont en JSON ou en HTML. Dans une fenêtre, l’élément prévient la page d’origine, puis ferme la fenêtre.
 *
 * @summary La réservation d’un jour et d’un créneau.
 * @tag flx-reservation
 * @attr {string} article - `idarticle`.
 * @attr {string} reference - `idreference`.
 * @attr {string} type - `move` déplace une réservation ; toute autre valeur crée une réservation et est transmise telle quelle ; `reservation` par défaut.
 * @attr {string} line - `idligne` de la réservation à déplacer.
 * @attr {'panier'|'compte'} [from=panier] - Emplacement de la réservation à déplacer.
 * @attr {string} date - Jour à afficher (`2026-11-21`) ; celui de la réservation à déplacer.
 * @attr {string} heure - Heure de la réservation à déplacer (`10:00`).
 * @attr {string} forceadm - Transmis tel quel au serveur, qui vérifie la session : un administrateur peut réserver une heure passée ou un jour fermé.
 * @attr {string} cart - Adresse de « Voir le panier » ; par défaut celle du `<flx-cart-badge>` de la page.
 * @fires {CustomEvent<ReservationDetail>} flx-reservation-done - Le créneau est réservé, ou la réservation déplacée ; l’événement est aussi envoyé à la page d’origine, depuis la fenêtre.
 * @fires {CustomEvent<{ lineId: string }>} flx-reservation-expired - Le délai est dépassé et les places sont libérées.
 * @fires {CustomEvent<CartChangeDetail>} flx-cart-change - La requête est envoyée ; `finished` est la promesse de sa fin.
 * @fires {CustomEvent<CartChangedDetail>} flx-cart-changed - Le panier a changé ; `summary` contient son état.
 * @fires {CustomEvent<CartErrorDetail>} flx-cart-error - La requête a échoué ou a été refusée.
 * @hook data-flx-action - Sur un bouton, l’action : `creneaux`, `reservation`, `changereservationpanier` ou `changereservationcompte`.
 * @hook data-flx-value - Sur un jour : sa date, `2026-11-21`.
 * @hook data-flx-expires - Sur la vue, la durée de retenue restante, en secondes.
 * @hook data-flx-held - Sur la racine de la réponse : la ligne du panier qui retient des places ; `data-flx-expires` contient les secondes restantes.
 * @server POST {base}ajax/modules/boutique/article/traitement.php - `action=creneaux` avec `idarticle`, `date` : les jours et les créneaux ; `action=reservation` avec `params` ; `changereservationpanier` ou `changereservationcompte` avec `idreference`, `idligne`, `idvalue`, `date_txt`, `forceadm`.
 * @example
 * <flx-reservation article="12" reference="40"></flx-reservation>
 */
export class FlxReservationElement extends reactElement(Reservation, reservationAttributes) {}

register('flx-reservation', FlxReservationElement)

export interface ReservationDetail {
  /** The action: `reservation`, `changereservationpanier` or `changereservationcompte` (RESA-01). */
  action: string
  /** Combined value of the slot: `2026-11-21|10:00-11:00|88`. */
  value: string
  /** `Y-m-d`. */
  date: string
  /** `HH:MM` */
  start: string
  end: string
  /** Line of the cart or of the account; empty if the server does not say. */
  lineId: string
  /** The message shown to the visitor. */
  message: string
}

declare global {
  interface HTMLElementTagNameMap {
    'flx-reservation': FlxReservationElement
  }
  interface GlobalEventHandlersEventMap {
    /** A slot was booked, or a booking moved; also dispatched on the frame of the popup in which this happened. */
    'flx-reservation-done': CustomEvent<ReservationDetail>
    /** The time to order a held slot is over: its places are released. */
    'flx-reservation-expired': CustomEvent<{ lineId: string }>
  }
}

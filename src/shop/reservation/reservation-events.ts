export interface ReservationDetail {
  /** What was asked: `reservation`, `changereservationpanier` or `changereservationcompte` (RESA-01). */
  action: string
  /** Combined value of the slot: `2026-11-21|10:00-11:00|88`. */
  value: string
  /** `Y-m-d`. */
  date: string
  /** `HH:MM` */
  start: string
  end: string
  /** Of the cart or of the account; empty where the server does not say. */
  lineId: string
  /** What the visitor reads. */
  message: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A slot was booked, or a booking moved; also sent on the frame of the popup that it happened in. */
    'flx-reservation-done': CustomEvent<ReservationDetail>
    /** The time to order a held slot is over: its places are free again. */
    'flx-reservation-expired': CustomEvent<{ lineId: string }>
  }
}

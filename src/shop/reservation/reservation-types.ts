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
  interface GlobalEventHandlersEventMap {
    /** A slot was booked, or a booking moved; also dispatched on the frame of the popup in which this happened. */
    'flx-reservation-done': CustomEvent<ReservationDetail>
    /** The time to order a held slot is over: its places are released. */
    'flx-reservation-expired': CustomEvent<{ lineId: string }>
  }
}

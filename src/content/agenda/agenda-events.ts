export interface AgendaDetail {
  /** As it is sent: a day or a month. */
  date: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** An agenda is about to ask for another date; cancelable. */
    'flx-agenda-load': CustomEvent<AgendaDetail>
    /** It is shown. */
    'flx-agenda-loaded': CustomEvent<AgendaDetail>
    /** It did not come; what there was stays, and the agenda says `message`. */
    'flx-agenda-error': CustomEvent<AgendaDetail & { error: unknown; message: string }>
  }
}

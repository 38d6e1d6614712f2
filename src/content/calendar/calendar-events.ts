import type { CalendarEntry } from './calendar-entry.ts'

export interface CalendarMonthDetail {
  year: number
  /** From 1 to 12. */
  month: number
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Another month is shown. */
    'flx-calendar-month': CustomEvent<CalendarMonthDetail>
    /** A day is about to show its entries in a panel; cancelable. */
    'flx-calendar-open': CustomEvent<{ day: string; entries: readonly CalendarEntry[] }>
    /** A month did not come; the one before stays, and the calendar says `message`. */
    'flx-calendar-error': CustomEvent<CalendarMonthDetail & { error: unknown; message: string }>
  }
}

import type { CalendarEntry } from './calendar-entry.ts'

/** The methods that the calendar gives to the class of its element. */
export interface CalendarMethods {
  show(month: string): Promise<void>
  refresh(): Promise<void>
}

export interface CalendarMonthDetail {
  year: number
  /** From 1 to 12. */
  month: number
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when another month is shown. */
    'flx-calendar-month': CustomEvent<CalendarMonthDetail>
    /** Fired before the entries of a day are shown in a panel; cancelable. */
    'flx-calendar-open': CustomEvent<{ day: string; entries: readonly CalendarEntry[] }>
    /** Fired when a month failed to load; the one before stays, and the calendar shows `message`. */
    'flx-calendar-error': CustomEvent<CalendarMonthDetail & { error: unknown; message: string }>
  }
}

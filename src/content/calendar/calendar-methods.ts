/** What the calendar offers to its element's class. */
export interface CalendarMethods {
  show(month: string): Promise<void>
  refresh(): Promise<void>
}

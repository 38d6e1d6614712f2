/** What the agenda offers to its element's class. */
export interface AgendaMethods {
  show(date: string): Promise<void>
}

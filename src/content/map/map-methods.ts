/** What the map offers to its element's class. */
export interface MapMethods {
  show(id: string): void
}

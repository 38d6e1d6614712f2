/** What the menu offers to its element's class. */
export interface MobileMenuMethods {
  /** @returns whether there is a menu to show. */
  show(): Promise<boolean>
  /** @returns whether it is closed. */
  hide(): Promise<boolean>
  /** Offered once the menu is built. */
  openPanel(id: string): void
}

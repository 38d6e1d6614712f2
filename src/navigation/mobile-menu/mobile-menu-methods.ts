/** The methods that the menu gives to the class of its element. */
export interface MobileMenuMethods {
  /** @returns true if there is a menu to show. */
  show(): Promise<boolean>
  /** @returns true if it is closed. */
  hide(): Promise<boolean>
  /** Available once the menu is built. */
  openPanel(id: string): void
}

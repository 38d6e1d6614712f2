/** What the consent offers to its element's class. */
export interface ConsentMethods {
  show(): void
  accept(): void
  refuse(): void
}

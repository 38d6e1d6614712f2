/** The methods that the consent gives to the class of its element. */
export interface ConsentMethods {
  show(): void
  accept(): void
  refuse(): void
}

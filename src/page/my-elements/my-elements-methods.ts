/** What the element offers to its class. */
export interface MyElementsMethods {
  refresh(): Promise<void>
}

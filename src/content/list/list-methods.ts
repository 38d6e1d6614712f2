/** What the list offers to its element's class. */
export interface ListMethods {
  refresh(): Promise<void>
  more(): Promise<void>
}

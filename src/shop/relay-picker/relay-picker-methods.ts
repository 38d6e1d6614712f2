/** What the picker offers to its element's class. */
export interface RelayPickerMethods {
  search(postalCode: string, city: string): Promise<void>
  clear(): void
}

/** The methods of the picker's element. */
export interface RelayPickerMethods {
  search(postalCode: string, city: string): Promise<void>
  clear(): void
}

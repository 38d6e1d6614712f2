/** What the picker offers to its element's class. */
export interface MapPickerMethods {
  search(text: string): Promise<void>
  pick(latitude: number, longitude: number): void
}

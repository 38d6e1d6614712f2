/** Methods that the picker adds to its element. */
export interface MapPickerMethods {
  search(text: string): Promise<void>
  pick(latitude: number, longitude: number): void
}

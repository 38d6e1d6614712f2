/** The methods that the cart gives to its element's class. */
export interface CartMethods {
  refresh(): Promise<void>
  perform(action: string, value: string, fields: Record<string, string>): Promise<void>
}

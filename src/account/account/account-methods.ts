/** What the account offers to its element's class. */
export interface AccountMethods {
  show(address: string): Promise<void>
  refresh(): Promise<void>
}

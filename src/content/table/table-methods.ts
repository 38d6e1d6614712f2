/** What a table offers to its element's class. */
export interface TableMethods {
  toggleMode(): Promise<void>
  search(words: string): Promise<void>
}

/** What a page shows of one reference (ART-02). */
export interface StockInfo {
  /** `sale`: the button alone; `message`: the message in its place; `both`: the two; `none`: the message if there is one. */
  display: 'sale' | 'message' | 'both' | 'none'
  /** Words of the button; empty keeps the author's. */
  buttonText: string
  /** Where the button leads instead of adding; empty where it adds. */
  url: string
  /** The form is sent without leaving the page. */
  staysOnPage: boolean
  /** The button opens the choice of criteria (ART-03). */
  opensChoice: boolean
  message: string
  /** Null where the server does not say. */
  stock: number | null
}

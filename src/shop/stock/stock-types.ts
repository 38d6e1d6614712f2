/** The stock data of one reference, as the page shows it (ART-02). */
export interface StockInfo {
  /**
   * `sale`: only the button; `message`: the message in its place; `both`; `none`: only the message, if there is one.
   */
  display: 'sale' | 'message' | 'both' | 'none'
  /** Label of the button; if empty, the author's is kept. */
  buttonText: string
  /** Address that the button leads to instead of adding; empty if it adds. */
  url: string
  /** True if the form is submitted without leaving the page. */
  staysOnPage: boolean
  /** True if the button opens the choice of criteria (ART-03). */
  opensChoice: boolean
  message: string
  /** Null if the server does not say. */
  stock: number | null
}

interface StockDetail {
  /** `idreference` of the chosen reference; empty if there is none. */
  reference: string
  display: StockInfo['display']
  message: string
  /** Null if the server does not say. */
  stock: number | null
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The page shows the stock of the chosen reference. */
    'flx-stock-shown': CustomEvent<StockDetail>
  }
}

import type { StockInfo } from './stock-info.ts'

export interface StockDetail {
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

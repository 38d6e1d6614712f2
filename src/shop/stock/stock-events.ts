import type { StockInfo } from './stock-info.ts'

export interface StockDetail {
  /** `idreference` of the reference that is chosen; empty where none is. */
  reference: string
  display: StockInfo['display']
  message: string
  /** Null where the server does not say. */
  stock: number | null
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The page shows what the stock says of the chosen reference. */
    'flx-stock-shown': CustomEvent<StockDetail>
  }
}

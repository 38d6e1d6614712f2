import { atom, createStore } from 'jotai/vanilla'
import { shared } from './shared.ts'

/** What every widget may know of the cart. Amounts in euros. */
export interface CartSummary {
  /** Number of pieces. */
  count: number
  totalExclTax: number
  totalInclTax: number
  /** Which of the two totals the visitor wants to read. */
  display: 'ht' | 'ttc'
  /** Grows with every write of this cart. */
  version: number
}

/** @internal The one store through which widgets of a page meet. */
export const store = shared('store', () => createStore())

/** @internal Summary of the cart; null until a widget of the page has learnt it. */
export const cartSummaryAtom = shared('cartSummaryAtom', () => atom<CartSummary | null>(null))

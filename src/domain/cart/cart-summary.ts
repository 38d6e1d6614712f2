import { formatPrice, type Tax } from '../price/format-price.ts'

/** What every widget may know of the cart. Amounts in euros. */
export interface CartSummary {
  /** Number of pieces. */
  count: number
  totalExclTax: number
  totalInclTax: number
  /** Which of the two totals the visitor wants to read. */
  display: Tax
  /** Grows with every write of this cart. */
  version: number
}

/** Reads the summary that a cart in HTML carries on its root; null when it carries none. */
export function readCartSummary(view: Element): CartSummary | null {
  const read = (name: string): number => Number.parseFloat(view.getAttribute(`data-flx-${name}`) ?? '')
  const summary: CartSummary = {
    version: read('version'),
    count: read('count'),
    totalExclTax: read('total-ht'),
    totalInclTax: read('total-ttc'),
    display: view.getAttribute('data-flx-display') === 'ht' ? 'ht' : 'ttc',
  }
  return Object.values(summary).some(Number.isNaN) ? null : summary
}

/** The total that the visitor wants to read: « 45,00 € TTC ». */
export function formatTotal({ display, totalExclTax, totalInclTax }: CartSummary): string {
  return formatPrice(display === 'ht' ? totalExclTax : totalInclTax, display)
}

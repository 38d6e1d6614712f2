import { formatPrice } from '../price/format-price.ts'
import type { CartSummary } from './cart-summary.ts'

/** The total that the visitor wants to read: « 45,00 € TTC ». */
export function formatTotal({ display, totalExclTax, totalInclTax }: CartSummary): string {
  return formatPrice(display === 'ht' ? totalExclTax : totalInclTax, display)
}

import { formatAmount } from '../french/number.ts'
import type { CartSummary } from '../store.ts'

/** The total that the visitor wants to read, its regime written beside it (decision 18): « 45,00 € TTC ». */
export function formatTotal({ display, totalExclTax, totalInclTax }: CartSummary): string {
  return `${formatAmount(display === 'ht' ? totalExclTax : totalInclTax)}\u00a0${display.toUpperCase()}`
}

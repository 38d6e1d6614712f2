import { formatAmount } from '../../core/french/number.ts'
import type { Price, PriceDisplay } from './contract/totals.ts'

/** The amount with its regime always written beside it (decision 18): « 45,00 € TTC ». */
export function formatPrice(price: Price, display: PriceDisplay): string {
  return `${formatAmount(price[display])} ${display.toUpperCase()}`
}

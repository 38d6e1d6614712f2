import { formatAmount } from '../../../core/french/number.ts'
import { formatPrice } from '../../../domain/price/format-price.ts'
import type { Cart } from '../contract/cart-reply.ts'
import type { Price } from '../contract/totals.ts'

/** How a cart says its prices. */
export type PriceStyle = Pick<Cart, 'display' | 'retail'>

/** An amount with taxes; its regime stands beside it but for a private customer, who pays no other price. */
export function ttcText(amount: number, { retail }: Pick<Cart, 'retail'>): string {
  return retail ? formatAmount(amount) : formatPrice(amount, 'ttc')
}

/** A price in the regime that the cart puts forward: with taxes for a private customer, always. */
export function priceText(price: Price, { display, retail }: PriceStyle): string {
  return retail ? formatAmount(price.ttc) : formatPrice(price[display], display)
}

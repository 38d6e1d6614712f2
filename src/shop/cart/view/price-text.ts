import { formatAmount } from '../../../core/french/number.ts'
import { formatPrice } from '../../../domain/price/format-price.ts'
import type { Cart } from '../contract/cart-reply.ts'
import type { Price } from '../contract/lines.ts'

/** The fields of a cart that decide how prices are shown. */
export type PriceStyle = Pick<Cart, 'display' | 'retail'>

/** Returns an amount with taxes. « TTC » follows it, except for a private customer, who sees no other price. */
export function ttcText(amount: number, { retail }: Pick<Cart, 'retail'>): string {
  return retail ? formatAmount(amount) : formatPrice(amount, 'ttc')
}

/** Returns a price with or without taxes, as the cart shows them; always with taxes for a private customer. */
export function priceText(price: Price, { display, retail }: PriceStyle): string {
  return retail ? formatAmount(price.ttc) : formatPrice(price[display], display)
}

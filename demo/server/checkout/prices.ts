import type { DeliveryOffer } from './checkout-state.ts'

/** What a loyalty point is worth, in cents. */
export const pointValue = 5

/** VAT of deliveries and of payment fees. */
export const serviceVat = 200

/** The price of a delivery for articles worth `articlesTtc`, codes taken off. Cents, tax included. */
export function deliveryPrice({ tiers }: Pick<DeliveryOffer, 'tiers'>, articlesTtc: number): number {
  return tiers.findLast(({ from }) => articlesTtc >= from)?.priceTtc ?? 0
}

/** From how many cents of articles a delivery costs nothing; null when it always costs. */
export function freeFrom({ tiers }: Pick<DeliveryOffer, 'tiers'>): number | null {
  return tiers.find(({ priceTtc }) => priceTtc === 0)?.from ?? null
}

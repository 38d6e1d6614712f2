import type { DeliveryOffer } from './checkout-state.ts'

/** Value of a loyalty point, in cents. */
export const pointValue = 5

/** VAT of deliveries and payment fees, in per mille. */
export const serviceVat = 200

/** Returns the price of a delivery for articles worth `articlesTtc` after codes. Cents, tax included. */
export function deliveryPrice({ tiers }: Pick<DeliveryOffer, 'tiers'>, articlesTtc: number): number {
  return tiers.findLast(({ from }) => articlesTtc >= from)?.priceTtc ?? 0
}

/** Returns the articles' total from which a delivery is free, in cents; null when it never is. */
export function freeFrom({ tiers }: Pick<DeliveryOffer, 'tiers'>): number | null {
  return tiers.find(({ priceTtc }) => priceTtc === 0)?.from ?? null
}

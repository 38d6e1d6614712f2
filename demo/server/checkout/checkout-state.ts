import { eq } from 'drizzle-orm'
import { guestColumn } from '../accounts/guest.ts'
import type { Connection } from '../database.ts'
import { isSameRelay, type RelayPoint } from '../relays/relay-points.ts'
import { carts, customers, deliveryOffers, paymentMethods, quotes } from '../schema.ts'

export type CartRow = typeof carts.$inferSelect
export type DeliveryOffer = typeof deliveryOffers.$inferSelect

/** The choices already made in a cart for its order. */
export interface Checkout {
  /** The customer, with an account or as a guest; null for a visitor. */
  customerId: number | null
  /** True for a customer who orders without an account. */
  isGuest: boolean
  /** The customer's loyalty points. */
  balance: number
  /** Null before the cart's first change. */
  orderKey: string | null
  offer: DeliveryOffer | null
  relay: RelayPoint | null
  /** True when the relay point is also the customer's usual one, proposed for later orders. */
  relayRemembered: boolean
  salePointId: number | null
  payment: { methodId: number; bankId: number | null; feeTtc: number; online: boolean } | null
  /** Points that the customer wants to use; the cart may be worth less. */
  points: number
  billingAddressId: number | null
  deliveryAddressId: number | null
  options: Record<string, number>
  extras: Record<string, string>
  quote: typeof quotes.$inferSelect | null
}

export const emptyCheckout: Checkout = {
  customerId: null,
  isGuest: false,
  balance: 0,
  orderKey: null,
  offer: null,
  relay: null,
  relayRemembered: false,
  salePointId: null,
  payment: null,
  points: 0,
  billingAddressId: null,
  deliveryAddressId: null,
  options: {},
  extras: {},
  quote: null,
}

/** Reads the choices already made in a cart. */
export async function readCheckout(db: Connection, cart: CartRow): Promise<Checkout> {
  const [row] = await db
    .select({
      offer: deliveryOffers,
      method: paymentMethods,
      quote: quotes,
      balance: customers.points,
      usualRelay: customers.relay,
      isGuest: guestColumn,
    })
    .from(carts)
    .leftJoin(deliveryOffers, eq(carts.offerId, deliveryOffers.id))
    .leftJoin(paymentMethods, eq(carts.paymentMethodId, paymentMethods.id))
    .leftJoin(quotes, eq(carts.quoteId, quotes.id))
    .leftJoin(customers, eq(carts.customerId, customers.id))
    .where(eq(carts.id, cart.id))
  const method = row?.method
  return {
    customerId: cart.customerId,
    isGuest: row?.isGuest ?? false,
    // A guest has no account to spend points from; they are kept for later.
    balance: row?.isGuest ? 0 : (row?.balance ?? 0),
    orderKey: cart.orderKey,
    offer: row?.offer ?? null,
    relay: cart.relay,
    relayRemembered: cart.relay !== null && isSameRelay(cart.relay, row?.usualRelay),
    salePointId: cart.salePointId,
    payment: method
      ? { methodId: method.id, bankId: cart.paymentBankId, feeTtc: method.feeTtc, online: method.online }
      : null,
    points: cart.points,
    billingAddressId: cart.billingAddressId,
    deliveryAddressId: cart.deliveryAddressId,
    options: cart.options,
    extras: cart.extras,
    quote: row?.quote ?? null,
  }
}

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

import { asc, eq } from 'drizzle-orm'
import { type CartChange, isShipped, refused } from '../cart/cart-state.ts'
import { addUp } from '../cart/totals.ts'
import type { Connection } from '../database.ts'
import { findRelay, isSameRelay, type RelayPoint } from '../relays/relay-points.ts'
import { carts, customers, deliveryOffers, paymentBanks, paymentMethods, salePoints } from '../schema.ts'
import { pointValue } from './checkout-state.ts'

/** Chooses the delivery method. A customer's usual relay point is proposed again. */
export function chooseOffer(offerId: number): CartChange {
  return async (db, { id, lines, checkout }) => {
    if (lines.length === 0) return refused('Votre panier est vide : il n’y a rien à livrer.')
    if (!isShipped({ lines })) return refused('Rien de ce panier n’est à expédier.')
    const [offer] = await db.select().from(deliveryOffers).where(eq(deliveryOffers.id, offerId))
    if (!offer) return refused('Ce mode de livraison n’est plus proposé.')
    if (checkout.offer?.id === offerId) return { status: 'ok', wrote: false }
    await db.update(carts).set({ offerId }).where(eq(carts.id, id))
    return { status: 'ok', wrote: true }
  }
}

/** Keeps a relay point for the customer's next orders, or stops keeping it. */
export async function keepRelay(
  db: Connection,
  customerId: number,
  relay: RelayPoint,
  remember: boolean,
): Promise<void> {
  const [customer] = await db.select({ usual: customers.relay }).from(customers).where(eq(customers.id, customerId))
  const isKept = isSameRelay(relay, customer?.usual)
  if (isKept === remember) return
  await db
    .update(customers)
    .set({ relay: remember ? relay : null })
    .where(eq(customers.id, customerId))
}

/**
 * Chooses a relay point, which must be one of the carrier's. `remember` keeps it for the customer's next orders;
 * without it, this point is no longer kept.
 */
export function chooseRelay(relayId: string, params: string, remember: boolean): CartChange {
  return async (db, { id, checkout }) => {
    const relay = findRelay(relayId, params)
    if (!relay) return refused('Ce point relais n’est plus proposé : choisissez-en un autre.')
    if (checkout.customerId !== null) await keepRelay(db, checkout.customerId, relay, remember)
    await db.update(carts).set({ relay }).where(eq(carts.id, id))
    return { status: 'ok', info: `Votre colis ira chez « ${relay.name} ».`, wrote: true }
  }
}

/** Chooses the shop where the order can be collected. */
export function chooseSalePoint(salePointId: number): CartChange {
  return async (db, { id, checkout }) => {
    const [point] = await db.select().from(salePoints).where(eq(salePoints.id, salePointId))
    if (!point) return refused('Ce point de vente n’existe pas.')
    if (checkout.salePointId === salePointId) return { status: 'ok', wrote: false }
    await db.update(carts).set({ salePointId }).where(eq(carts.id, id))
    return { status: 'ok', info: `Votre commande vous attendra à « ${point.name} ».`, wrote: true }
  }
}

/** Chooses a payment method and its bank: the first bank when none is given, since visitors do not know it. */
export function choosePayment(methodId: number, bankId: number | null): CartChange {
  return async (db, { id, checkout }) => {
    const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, methodId))
    if (!method) return refused('Ce moyen de paiement n’est plus proposé.')
    const banks = await db
      .select()
      .from(paymentBanks)
      .where(eq(paymentBanks.methodId, methodId))
      .orderBy(asc(paymentBanks.id))
    if (bankId !== null && !banks.some((bank) => bank.id === bankId))
      return refused('Cette banque ne va pas avec ce moyen de paiement.')
    const chosen = bankId ?? banks[0]?.id ?? null
    if (checkout.payment?.methodId === methodId && checkout.payment.bankId === chosen)
      return { status: 'ok', wrote: false }
    await db.update(carts).set({ paymentMethodId: methodId, paymentBankId: chosen }).where(eq(carts.id, id))
    return { status: 'ok', wrote: true }
  }
}

/** Uses loyalty points; 0 uses none. Points above the value of the articles are lowered to it, with a message. */
export function spendPoints(points: number, day: string): CartChange {
  return async (db, state) => {
    const { checkout } = state
    if (checkout.customerId === null || checkout.isGuest)
      return refused('Connectez-vous pour utiliser vos points de fidélité.')
    if (points > checkout.balance) return refused(`Vous avez ${checkout.balance} points de fidélité.`)
    const { articles, discount } = addUp(state, day)
    const most = Math.floor((articles.ttc - discount.ttc) / pointValue)
    const kept = Math.min(points, most)
    if (kept === checkout.points) return { status: 'ok', wrote: false }
    await db.update(carts).set({ points: kept }).where(eq(carts.id, state.id))
    const said = kept < points ? `${most} points suffisent pour cette commande.` : ''
    return { status: 'ok', info: said || undefined, wrote: true }
  }
}

import { asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { bookedReferences, passOn } from '../reservations/order-bookings.ts'
import { addresses, cartLines, cartPromos, carts, customers, references } from '../schema.ts'
import { leaveGuest } from './guest.ts'

type CartRow = typeof carts.$inferSelect

/** Two logins of one customer at the same time come one after the other. */
const joinLock = 4173

/** Adds a cart's lines and codes to another: quantities add up, never over the stock. What it booked stays as it is. */
async function pour(db: Connection, from: CartRow, into: CartRow): Promise<void> {
  const lines = await db
    .select({
      id: cartLines.id,
      referenceId: cartLines.referenceId,
      quantity: cartLines.quantity,
      seenTtc: cartLines.seenTtc,
      stock: references.stock,
    })
    .from(cartLines)
    .innerJoin(references, eq(cartLines.referenceId, references.id))
    .where(eq(cartLines.cartId, from.id))
    .orderBy(asc(cartLines.id))
  const booked = await bookedReferences(db, into.id)
  for (const { id, referenceId, quantity, seenTtc, stock } of lines) {
    if (booked.has(referenceId)) continue
    const most = Math.max(1, stock)
    const [line] = await db
      .insert(cartLines)
      .values({ cartId: into.id, referenceId, quantity, seenTtc })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.referenceId],
        set: { quantity: sql`least(${cartLines.quantity} + excluded.quantity, ${most})` },
      })
      .returning({ id: cartLines.id })
    if (line) await passOn(db, id, line.id)
  }
  const codes = await db.select().from(cartPromos).where(eq(cartPromos.cartId, from.id))
  if (codes.length > 0) {
    await db
      .insert(cartPromos)
      .values(codes.map(({ promoId }) => ({ cartId: into.id, promoId })))
      .onConflictDoNothing()
  }
}

/** The session's choices win over those of the cart that was waiting. */
const choicesOf = (guest: CartRow, own: CartRow) => ({
  version: Math.max(guest.version, own.version) + 1,
  priceDisplay: guest.priceDisplay,
  offerId: guest.offerId ?? own.offerId,
  relay: guest.relay ?? own.relay,
  salePointId: guest.salePointId ?? own.salePointId,
  paymentMethodId: guest.paymentMethodId ?? own.paymentMethodId,
  paymentBankId: guest.paymentMethodId === null ? own.paymentBankId : guest.paymentBankId,
  options: { ...own.options, ...guest.options },
  extras: { ...own.extras, ...guest.extras },
})

async function joined(db: Connection, guest: CartRow | undefined, own: CartRow | undefined, customerId: number) {
  // Who ordered as a guest, and has just made an account of it: the cart is theirs already.
  if (guest && guest.id === own?.id) {
    const kept = { sessionHash: null, version: guest.version + 1 }
    return (await db.update(carts).set(kept).where(eq(carts.id, guest.id)).returning())[0]
  }
  if (!guest) return own ?? (await db.insert(carts).values({ customerId }).returning())[0]
  if (!own) {
    const claimed = { customerId, sessionHash: null, version: guest.version + 1 }
    return (await db.update(carts).set(claimed).where(eq(carts.id, guest.id)).returning())[0]
  }
  await pour(db, guest, own)
  await db.delete(carts).where(eq(carts.id, guest.id))
  return (await db.update(carts).set(choicesOf(guest, own)).where(eq(carts.id, own.id)).returning())[0]
}

/**
 * Makes the session's cart the customer's, together with the one that waited since another visit. The addresses and
 * the relay point of the account are proposed.
 */
export async function joinCarts(db: Connection, sessionHash: string, customerId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${joinLock}, ${customerId})`)
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  const [found] = await db.select().from(carts).where(eq(carts.sessionHash, sessionHash)).for('update')
  const guest = found && found.customerId !== customerId ? await leaveGuest(db, found, customer) : found
  const [own] = await db.select().from(carts).where(eq(carts.customerId, customerId)).for('update')
  const cart = await joined(db, guest, own, customerId)
  if (!cart) return
  const [first] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.id))
    .limit(1)
  await db
    .update(carts)
    .set({
      billingAddressId: cart.billingAddressId ?? first?.id ?? null,
      deliveryAddressId: cart.deliveryAddressId ?? first?.id ?? null,
      relay: cart.relay ?? customer?.relay ?? null,
    })
    .where(eq(carts.id, cart.id))
}

/** Gives what one account had in its cart to another one of the same person. */
export async function takeOverCart(db: Connection, fromCustomer: number, toCustomer: number): Promise<void> {
  const [from] = await db.select().from(carts).where(eq(carts.customerId, fromCustomer)).for('update')
  const [into] = await db.select().from(carts).where(eq(carts.customerId, toCustomer)).for('update')
  if (!from) return
  if (into) {
    await pour(db, from, into)
    await db.delete(carts).where(eq(carts.id, from.id))
  } else await db.update(carts).set({ customerId: toCustomer }).where(eq(carts.id, from.id))
}

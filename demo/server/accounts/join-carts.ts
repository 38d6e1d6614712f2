import { asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { bookedReferences, passOn } from '../reservations/order-bookings.ts'
import { addresses, cartLines, cartPromos, carts, customers, references } from '../schema.ts'
import { leaveGuest } from './guest.ts'

type CartRow = typeof carts.$inferSelect

/** Key of the database lock that makes two simultaneous logins of one customer run one after the other. */
const joinLock = 4173

/**
 * Adds the lines and codes of one cart to another. Quantities add up, never above the stock. Booked lines of the target
 * cart stay as they are.
 */
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

/** Merges the choices of two carts: those of the session win over those of the customer's waiting cart. */
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
  // The visitor ordered as a guest and has just made an account of it: the cart is already theirs.
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
 * Gives the session's cart to the customer, merged with the cart left from an earlier visit. The account's first
 * address and usual relay point are filled in where the cart has none.
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

/** Moves the content of one account's cart to another account of the same person. */
export async function takeOverCart(db: Connection, fromCustomer: number, toCustomer: number): Promise<void> {
  const [from] = await db.select().from(carts).where(eq(carts.customerId, fromCustomer)).for('update')
  const [into] = await db.select().from(carts).where(eq(carts.customerId, toCustomer)).for('update')
  if (!from) return
  if (into) {
    await pour(db, from, into)
    await db.delete(carts).where(eq(carts.id, from.id))
  } else await db.update(carts).set({ customerId: toCustomer }).where(eq(carts.id, from.id))
}

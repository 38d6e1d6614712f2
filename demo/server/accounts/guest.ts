import { and, eq, isNotNull, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Session } from '../context.ts'
import type { Connection, Database } from '../database.ts'
import { addresses, carts, creditNotes, customers, loyaltyMoves, orders, promoUses } from '../schema.ts'

/**
 * Condition for a guest: a customer who orders without an account. The row holds what they typed and ordered. It has no
 * password and an unverified address, so nobody can log in to it; only the cart of their session leads to it.
 */
export const isGuest = and(isNull(customers.verifiedAt), isNull(customers.passwordHash))

/** Column: true when the customer of a query is a guest; false where there is no customer. */
export const guestColumn = sql<boolean>`(${customers.id} is not null and ${isGuest})`

/** Returns the guest who orders in this session, if any. */
export async function guestOf(
  db: Connection,
  session: Session | undefined,
): Promise<{ id: number; email: string } | undefined> {
  if (!session || session.customerId !== null) return undefined
  const [guest] = await db
    .select({ id: customers.id, email: customers.email })
    .from(carts)
    .innerJoin(customers, eq(carts.customerId, customers.id))
    .where(and(eq(carts.sessionHash, session.tokenHash), isGuest))
  return guest
}

/**
 * Moves orders, with their promo codes, credit notes and points, from one customer's row to another of the same person.
 */
export async function moveOrders(db: Connection, from: number, to: number): Promise<void> {
  for (const table of [orders, promoUses, creditNotes, loyaltyMoves])
    await db.update(table).set({ customerId: to }).where(eq(table.customerId, from))
}

/**
 * Moves to an account the orders made without one under its address, and the points that they earned. Only a verified
 * address counts: anyone could have typed an unverified one. An open cart stays with its session.
 */
export async function joinGuestOrders(db: Connection, customerId: number): Promise<void> {
  const isProved = and(eq(customers.id, customerId), isNotNull(customers.verifiedAt))
  const [account] = await db.select({ email: customers.email }).from(customers).where(isProved)
  if (!account) return
  const guests = await db
    .select({ id: customers.id, points: customers.points })
    .from(customers)
    .where(and(eq(customers.email, account.email), ne(customers.id, customerId), isGuest))
    .orderBy(customers.id)
    .for('update')
  for (const { id, points } of guests) {
    await moveOrders(db, id, customerId)
    if (points === 0) continue
    await db.update(customers).set({ points: 0 }).where(eq(customers.id, id))
    await db
      .update(customers)
      .set({ points: sql`${customers.points} + ${points}` })
      .where(eq(customers.id, customerId))
  }
}

type CartRow = typeof carts.$inferSelect

/**
 * Detaches a cart from the guest who filled it, when a customer logs in in the same session. The guest's addresses move
 * to the account only when both have the same e-mail address; nobody else gets them.
 */
export async function leaveGuest(
  db: Connection,
  cart: CartRow,
  account: { id: number; email: string } | undefined,
): Promise<CartRow> {
  const { customerId } = cart
  if (customerId === null || !account) return cart
  const [guest] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  const isSame = guest?.email === account.email
  if (isSame) await db.update(addresses).set({ customerId: account.id }).where(eq(addresses.customerId, customerId))
  const typed = isSame ? {} : { billingAddressId: null, deliveryAddressId: null }
  const parted = { customerId: null, ...typed }
  const [left] = await db.update(carts).set(parted).where(eq(carts.id, cart.id)).returning()
  return left ?? cart
}

/** Days that an account may wait for its address to be verified. */
const keptDays = 30

/** Deletes the unverified accounts, and the guests, who ordered nothing and have no open cart. */
export async function forgetUnverified(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000)
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customers.id))
  const isOpen = and(eq(carts.customerId, customers.id), isNotNull(carts.sessionHash))
  const ordering = db.select({ id: carts.id }).from(carts).where(isOpen)
  await db
    .delete(customers)
    .where(and(isNull(customers.verifiedAt), lt(customers.createdAt, oldest), notExists(ordered), notExists(ordering)))
}

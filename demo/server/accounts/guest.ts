import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { addresses, carts, creditNotes, customers, loyaltyMoves, orders, promoUses } from '../schema.ts'

/**
 * A guest: who orders without an account. The row holds what they typed and what they ordered; it has no password and its
 * address is not proved, so nobody can log in to it. The cart of their session is the only one that leads to it.
 */
export const isGuest = and(isNull(customers.verifiedAt), isNull(customers.passwordHash))

/** Whether the customer of a query is a guest, as a column; false where there is none. */
export const guestColumn = sql<boolean>`(${customers.id} is not null and ${isGuest})`

/** Who orders without an account in this session. */
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

/** Gives the orders of one row of customers, and what came of them, to another one of the same person. */
export async function moveOrders(db: Connection, from: number, to: number): Promise<void> {
  for (const table of [orders, promoUses, creditNotes, loyaltyMoves])
    await db.update(table).set({ customerId: to }).where(eq(table.customerId, from))
}

/**
 * Gives an account what was ordered without one under its address, with the points that it earned. Only once the address
 * is proved: before that anyone could have typed it. An open cart stays with its session.
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
 * Parts a cart from the guest who filled it, at a login in the same session. What they typed as addresses goes along where
 * the account has the same address for messages; to anybody else it is not given.
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

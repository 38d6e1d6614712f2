import { eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../database.ts'
import { dayOf } from '../format.ts'
import { lockBookings } from '../reservations/hold.ts'
import { carts, sessions } from '../schema.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { dropStalePromos } from './cart-promos.ts'
import { type CartChange, type CartState, findCartRow, readCart } from './cart-state.ts'

/** Creates the session's cart when it has none, and locks its row until the transaction ends. */
async function lockCart(db: Connection, sessionHash: string): Promise<{ id: number }> {
  const [session] = await db
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash))
  if (!session) throw new Error('Cette session n’existe plus.')
  const { customerId } = session
  await db
    .insert(carts)
    .values(customerId === null ? { sessionHash } : { customerId })
    .onConflictDoNothing()
  const cart = await findCartRow(db, sessionHash)
  const [locked] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.id, cart?.id ?? 0))
    .for('update')
  if (!locked) throw new Error('Le panier de cette session n’existe plus.')
  return locked
}

/** Reads the cart to change. When it has bookings, they and the places of their slots are locked. */
async function readToChange(db: Connection, sessionHash: string, now: Date): Promise<CartState> {
  const state = await readCart(db, sessionHash, now)
  if (state.lines.every(({ booking }) => booking === undefined)) return state
  await lockBookings(db)
  return readCart(db, sessionHash, now)
}

/**
 * Makes one change to a session's cart. The cart's row is locked first, so that two writes of one visitor run one after
 * the other, on any instances. The version increases when something was written.
 */
export function changeCart(
  db: Database,
  sessionHash: string,
  now: Date,
  change: CartChange,
): Promise<{ outcome: CartOutcome; state: CartState }> {
  return db.transaction(async (transaction) => {
    const locked = await lockCart(transaction, sessionHash)
    const before = await readToChange(transaction, sessionHash, now)
    const { wrote, ...outcome } = await change(transaction, { ...before, id: locked.id })
    if (!wrote) return { outcome, state: before }
    await transaction
      .update(carts)
      .set({ version: sql`${carts.version} + 1` })
      .where(eq(carts.id, locked.id))
    const after = await readCart(transaction, sessionHash, now)
    const dropped = await dropStalePromos(transaction, after, dayOf(now))
    return {
      outcome: dropped ? { ...outcome, info: dropped } : outcome,
      state: dropped ? await readCart(transaction, sessionHash, now) : after,
    }
  })
}

import { eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../database.ts'
import { carts } from '../schema.ts'
import { dropStalePromos } from './cart-promos.ts'
import { type CartState, readCart } from './cart-state.ts'
import type { CartOutcome } from './cart-wire.ts'

/** A change to one cart, inside its transaction. `wrote` tells whether anything was written. */
export type CartChange = (
  db: Connection,
  state: CartState & { id: number },
) => Promise<CartOutcome & { wrote: boolean }>

/**
 * Makes one change to a session's cart. The cart's row is locked first, so that two writes of one visitor,
 * on any two instances, come one after the other; the version grows when something was written.
 */
export function changeCart(
  db: Database,
  sessionHash: string,
  day: string,
  change: CartChange,
): Promise<{ outcome: CartOutcome; state: CartState }> {
  return db.transaction(async (transaction) => {
    await transaction.insert(carts).values({ sessionHash }).onConflictDoNothing({ target: carts.sessionHash })
    const [locked] = await transaction
      .select({ id: carts.id })
      .from(carts)
      .where(eq(carts.sessionHash, sessionHash))
      .for('update')
    if (!locked) throw new Error('Le panier de cette session n’existe plus.')
    const before = await readCart(transaction, sessionHash)
    const { wrote, ...outcome } = await change(transaction, { ...before, id: locked.id })
    if (!wrote) return { outcome, state: before }
    await transaction
      .update(carts)
      .set({ version: sql`${carts.version} + 1` })
      .where(eq(carts.id, locked.id))
    const after = await readCart(transaction, sessionHash)
    const dropped = await dropStalePromos(transaction, after, day)
    return {
      outcome: dropped ? { ...outcome, info: dropped } : outcome,
      state: dropped ? await readCart(transaction, sessionHash) : after,
    }
  })
}

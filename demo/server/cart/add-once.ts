import { and, eq, lt } from 'drizzle-orm'
import { cartAdditions } from '../schema.ts'
import type { CartChange } from './cart-change.ts'

/** After a day nobody asks again for what was lost. */
const keptMs = 86_400_000

/**
 * An addition that is made once for its key: the same key again gets the same answer, and nothing is added. What was
 * refused may be asked for again. Without a key it is an addition like any other.
 */
export function addOnce(key: string, now: Date, add: CartChange): CartChange {
  if (!key) return add
  return async (db, state) => {
    const isThis = and(eq(cartAdditions.cartId, state.id), eq(cartAdditions.key, key))
    const [known] = await db.select().from(cartAdditions).where(isThis)
    if (known) return { ...known.outcome, wrote: false }
    const { wrote, ...outcome } = await add(db, state)
    if (outcome.status === 'ok') {
      const old = lt(cartAdditions.addedAt, new Date(now.getTime() - keptMs))
      await db.delete(cartAdditions).where(and(eq(cartAdditions.cartId, state.id), old))
      await db.insert(cartAdditions).values({ cartId: state.id, key, outcome, addedAt: now })
    }
    return { ...outcome, wrote }
  }
}

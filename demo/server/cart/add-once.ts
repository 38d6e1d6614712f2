import { and, eq, lt } from 'drizzle-orm'
import { cartAdditions } from '../schema.ts'
import type { CartChange } from './cart-change.ts'

/** Milliseconds that an addition is remembered: after a day, nobody sends a lost request again. */
const keptMs = 86_400_000

/**
 * Makes an addition once per key: the same key gets the same response, and nothing is added. A refused addition may be
 * tried again. Without a key, nothing is remembered.
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

import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { findCustomer } from '../accounts/customer.ts'
import type { Promo } from '../cart/cart-state.ts'
import type { Connection } from '../database.ts'
import { customers, promoCodes, promoUses } from '../schema.ts'

/** Returns how many of a customer's orders use a code; for a guest, those of everyone with the same e-mail address. */
export async function usesBy(db: Connection, customerId: number, promoId: number): Promise<number> {
  const asker = await findCustomer(db, customerId)
  const same = db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, asker?.email ?? ''))
  const isTheirs = asker?.isGuest ? inArray(promoUses.customerId, same) : eq(promoUses.customerId, customerId)
  const held = await db
    .select({ orderId: promoUses.orderId })
    .from(promoUses)
    .where(and(eq(promoUses.promoId, promoId), isTheirs))
  return held.length
}

/**
 * Counts one more use of each code for an order, within the code's limits.
 * @returns the code that has none left: the transaction must then be rolled back; else null.
 */
export async function takePromoUses(
  db: Connection,
  order: { id: number; customerId: number },
  promos: Promo[],
): Promise<Promo | null> {
  for (const promo of [...promos].sort((a, b) => a.id - b.id)) {
    const taken = await db
      .update(promoCodes)
      .set({ uses: sql`${promoCodes.uses} + 1` })
      .where(and(eq(promoCodes.id, promo.id), or(isNull(promoCodes.maxUses), lt(promoCodes.uses, promoCodes.maxUses))))
      .returning({ id: promoCodes.id })
    const isOver =
      taken.length === 0 ||
      (promo.maxUsesEach !== null && (await usesBy(db, order.customerId, promo.id)) >= promo.maxUsesEach)
    if (isOver) return promo
    await db.insert(promoUses).values({ promoId: promo.id, orderId: order.id, customerId: order.customerId })
  }
  return null
}

/** Gives back the codes of an order. */
export async function giveBackPromoUses(db: Connection, orderId: number): Promise<void> {
  const given = await db
    .delete(promoUses)
    .where(eq(promoUses.orderId, orderId))
    .returning({ promoId: promoUses.promoId })
  for (const { promoId } of given.sort((a, b) => a.promoId - b.promoId)) {
    await db
      .update(promoCodes)
      .set({ uses: sql`${promoCodes.uses} - 1` })
      .where(eq(promoCodes.id, promoId))
  }
}

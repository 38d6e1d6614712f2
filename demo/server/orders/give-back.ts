import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { bookedReferences } from '../reservations/order-bookings.ts'
import { cartLines, cartPromos, carts } from '../schema.ts'
import type { Order } from './order.ts'

/** Locks the customer's cart. Every transaction locks it before the order, so that two never wait for each other. */
export async function lockCustomerCart(db: Connection, customerId: number): Promise<number | undefined> {
  await db.insert(carts).values({ customerId }).onConflictDoNothing()
  const [cart] = await db.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId)).for('update')
  return cart?.id
}

/**
 * Puts an unpaid order back in the customer's cart, ready to be paid another way. Bookings made in the meantime stay as
 * they are.
 */
export async function restoreCart(db: Connection, cartId: number, { lines, terms }: Order): Promise<void> {
  const booked = await bookedReferences(db, cartId)
  for (const { referenceId, quantity, unitTtc } of lines) {
    if (booked.has(referenceId)) continue
    await db
      .insert(cartLines)
      .values({ cartId, referenceId, quantity, seenTtc: unitTtc })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.referenceId],
        set: { quantity: sql`greatest(${cartLines.quantity}, excluded.quantity)` },
      })
  }
  const { promoIds, offerId, salePointId, paymentMethodId, paymentBankId, points, options, quoteId } = terms.choices
  if (promoIds.length > 0)
    await db
      .insert(cartPromos)
      .values(promoIds.map((promoId) => ({ cartId, promoId })))
      .onConflictDoNothing()
  await db
    .update(carts)
    .set({
      version: sql`${carts.version} + 1`,
      offerId,
      salePointId,
      paymentMethodId,
      paymentBankId,
      points,
      options,
      quoteId,
      extras: terms.extras,
      ...(terms.relay ? { relay: terms.relay } : {}),
    })
    .where(eq(carts.id, cartId))
}

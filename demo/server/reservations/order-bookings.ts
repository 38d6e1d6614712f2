import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { bookings, cartLines } from '../schema.ts'
import { holdEnd } from './hold.ts'

/** Moves the bookings of a cart to its order, before the cart's lines are deleted. Runs in the order's transaction. */
export async function keepForOrder(db: Connection, cartId: number, orderId: number): Promise<void> {
  const lines = await db
    .select({ bookingId: bookings.id, seats: cartLines.quantity })
    .from(bookings)
    .innerJoin(cartLines, eq(bookings.lineId, cartLines.id))
    .where(eq(cartLines.cartId, cartId))
  for (const { bookingId, seats } of lines) {
    await db.update(bookings).set({ orderId, seats, lineId: null, heldUntil: null }).where(eq(bookings.id, bookingId))
  }
}

/** Frees the places of an order that is given up. */
export async function freeFromOrder(db: Connection, orderId: number): Promise<void> {
  await db.delete(bookings).where(eq(bookings.orderId, orderId))
}

/** Gives an order's places back to the lines restored in the cart, held again for the time of another try. */
export async function giveBackToCart(db: Connection, orderId: number, cartId: number, now: Date): Promise<void> {
  const lines = await db
    .select({ id: cartLines.id, referenceId: cartLines.referenceId, booking: bookings })
    .from(cartLines)
    .leftJoin(bookings, eq(bookings.lineId, cartLines.id))
    .where(eq(cartLines.cartId, cartId))
  for (const { id, referenceId, booking } of lines) {
    if (booking) continue
    await db
      .update(bookings)
      .set({ lineId: id, orderId: null, heldUntil: holdEnd(now) })
      .where(and(eq(bookings.orderId, orderId), eq(bookings.referenceId, referenceId)))
  }
}

/** Returns the references that a cart has booked. */
export async function bookedReferences(db: Connection, cartId: number): Promise<Set<number>> {
  const rows = await db
    .select({ referenceId: bookings.referenceId })
    .from(bookings)
    .innerJoin(cartLines, eq(bookings.lineId, cartLines.id))
    .where(eq(cartLines.cartId, cartId))
  return new Set(rows.map(({ referenceId }) => referenceId))
}

/** Moves a booking to the line that replaces its own, when two carts are merged. */
export async function passOn(db: Connection, fromLine: number, toLine: number): Promise<void> {
  await db.update(bookings).set({ lineId: toLine }).where(eq(bookings.lineId, fromLine))
}

import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import type { OrderRow } from '../orders/order.ts'
import { articles, bookableSlots, bookings, orders } from '../schema.ts'
import { isPast, type Slot } from './slots.ts'

/** Places that a customer ordered. */
export interface CustomerBooking {
  id: number
  seats: number
  referenceId: number
  slot: Slot
  article: { id: number; slug: string; name: string }
  order: { number: string; status: OrderRow['status'] }
  /** True when the slot has begun: it can no longer be moved. */
  isPast: boolean
}

/** Returns the places that a customer ordered: those to come in order, then the past ones, the latest first. */
export async function bookingsOfCustomer(db: Connection, customerId: number, now: Date): Promise<CustomerBooking[]> {
  const rows = await db
    .select({
      id: bookings.id,
      seats: bookings.seats,
      referenceId: bookings.referenceId,
      slot: bookableSlots,
      article: { id: articles.id, slug: articles.slug, name: articles.name },
      order: { number: orders.number, status: orders.status },
    })
    .from(bookings)
    .innerJoin(orders, eq(bookings.orderId, orders.id))
    .innerJoin(bookableSlots, eq(bookings.slotId, bookableSlots.id))
    .innerJoin(articles, eq(bookableSlots.articleId, articles.id))
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(bookableSlots.day), asc(bookableSlots.startsAt), asc(bookings.id))
  const all = rows.map((row) => ({ ...row, isPast: isPast(row.slot, now) }))
  return [...all.filter((booking) => !booking.isPast), ...all.filter((booking) => booking.isPast).reverse()]
}

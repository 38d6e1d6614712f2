import { and, eq } from 'drizzle-orm'
import { giveCredit } from '../accounts/credit-notes.ts'
import type { Said } from '../accounts/form-said.ts'
import { movePoints } from '../accounts/loyalty-moves.ts'
import type { Connection, Database } from '../database.ts'
import { dayOf, formatEuros } from '../format.ts'
import { findOrder, type Order } from '../orders/order.ts'
import { giveUp } from '../orders/settle.ts'
import { putBackStock } from '../orders/stock.ts'
import { bookableSlots, bookings, customers, orders } from '../schema.ts'
import { type BookingTime, slotOf, slotRefusal } from './book.ts'
import { lockBookings } from './hold.ts'
import { slotText } from './slot-text.ts'
import { isPast, type Slot } from './slots.ts'

const no = (message: string): Said => ({ isDone: false, message })

/** Returns true while places may be cancelled: until the day before. */
export const isCancellable = ({ day }: Pick<Slot, 'day'>, status: Order['status'], now: Date): boolean =>
  day > dayOf(now) && (status === 'paid' || status === 'awaiting')

interface Cancelled {
  id: number
  seats: number
  referenceId: number
}

/** Returns what was paid for these places, in cents: their share of the articles, after codes and points. */
function paidFor({ lines, totalTtc, terms }: Order, { referenceId, seats }: Cancelled): number {
  const all = lines.reduce((sum, line) => sum + line.totalTtc, 0)
  const unit = lines.find((line) => line.referenceId === referenceId)?.unitTtc ?? 0
  const paid = totalTtc - terms.deliveryPrice.ttc - terms.paymentFee.ttc
  return all > 0 ? Math.round((paid * unit * seats) / all) : 0
}

/** Takes back the points that the order earned for these places; no more than the customer still has. */
async function takeBackPoints(db: Connection, order: Order, paid: number, now: Date): Promise<void> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, order.customerId)).for('update')
  const points = Math.min(customer?.points ?? 0, Math.floor(paid / 100))
  await movePoints(db, order, 'returned', -points, now)
}

/**
 * Settles the money and points of cancelled places.
 * @returns the message for the customer.
 */
async function settleCancelled(
  db: Connection,
  order: Order,
  booking: Cancelled,
  what: string,
  now: Date,
): Promise<string> {
  const amountTtc = paidFor(order, booking)
  const done = `Votre réservation est annulée : ${what}.`
  if (amountTtc === 0) return done
  const credit = { customerId: order.customerId, orderId: order.id, reason: `Réservation annulée : ${what}`, amountTtc }
  const number = await giveCredit(db, credit, now)
  if (order.status === 'awaiting')
    return `${done} Déduisez l’avoir ${number}, ${formatEuros(amountTtc)}, de votre règlement.`
  await takeBackPoints(db, order, amountTtc, now)
  return `${done} L’avoir ${number}, ${formatEuros(amountTtc)}, vous est remboursé sous quatorze jours.`
}

async function cancel(db: Connection, order: Order, booking: Cancelled, what: string, now: Date): Promise<string> {
  const [line, other] = order.lines
  const isWhole = !other && line?.quantity === booking.seats
  if (order.status === 'awaiting' && isWhole) {
    await giveUp(db, order, now)
    return `Votre réservation est annulée : ${what}. Il n’y a rien à payer.`
  }
  await db.delete(bookings).where(eq(bookings.id, booking.id))
  const told = await settleCancelled(db, order, booking, what, now)
  await putBackStock(db, [{ referenceId: booking.referenceId, quantity: booking.seats }])
  return told
}

/** Finds places that a customer ordered, and locks the bookings. */
async function findOrdered(db: Connection, customerId: number, bookingId: number) {
  await lockBookings(db)
  const [found] = await db
    .select({ booking: bookings, slot: bookableSlots, number: orders.number })
    .from(bookings)
    .innerJoin(bookableSlots, eq(bookings.slotId, bookableSlots.id))
    .innerJoin(orders, eq(bookings.orderId, orders.id))
    .where(and(eq(bookings.id, bookingId), eq(orders.customerId, customerId)))
  return found
}

/** Cancels places that a customer ordered, the day before at the latest. */
export function cancelOrdered(db: Database, customerId: number, bookingId: number, now: Date): Promise<Said> {
  return db.transaction(async (transaction): Promise<Said> => {
    const found = await findOrdered(transaction, customerId, bookingId)
    if (!found) return no('Cette réservation n’est pas, ou n’est plus, dans votre compte.')
    await transaction.select().from(orders).where(eq(orders.number, found.number)).for('update')
    const order = await findOrder(transaction, customerId, found.number)
    if (!order || !isCancellable(found.slot, order.status, now))
      return no('Cette réservation ne s’annule plus : c’est possible jusqu’à la veille.')
    const message = await cancel(transaction, order, found.booking, slotText(found.slot), now)
    return { isDone: true, message }
  })
}

/**
 * Moves a customer's ordered booking to another slot of the same article (RESA-01).
 * @param bookingId `idligne` of the account's list of reservations.
 */
export function moveOrdered(
  db: Database,
  customerId: number | null,
  bookingId: number,
  value: string,
  time: BookingTime,
): Promise<Said> {
  const { now, forced } = time
  return db.transaction(async (transaction): Promise<Said> => {
    if (customerId === null) return no('Connectez-vous pour déplacer une réservation.')
    const found = await findOrdered(transaction, customerId, bookingId)
    if (!found) return no('Cette réservation n’est pas dans votre compte.')
    if (!forced && isPast(found.slot, now)) return no('Cette réservation est passée : elle ne se déplace plus.')
    const slot = await slotOf(transaction, value, now)
    if (!slot || slot.articleId !== found.slot.articleId) {
      return no('Ce créneau n’est plus proposé : choisissez-en un autre.')
    }
    if (slot.id === found.slot.id) return { isDone: true, message: `Votre réservation reste : ${slotText(slot)}.` }
    const refusal = slotRefusal(slot, found.booking.seats, time)
    if (refusal) return no(refusal)
    await transaction.update(bookings).set({ slotId: slot.id }).where(eq(bookings.id, bookingId))
    return { isDone: true, message: `Votre réservation est déplacée : ${slotText(slot)}.` }
  })
}

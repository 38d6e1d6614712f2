import { and, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { bookableSlots, bookings, orders } from '../schema.ts'
import { type BookingTime, slotOf, slotRefusal } from './book.ts'
import { lockBookings } from './hold.ts'
import { slotText } from './slot-text.ts'
import { isPast } from './slots.ts'

export interface MoveOutcome {
  isMoved: boolean
  message: string
}

const no = (message: string): MoveOutcome => ({ isMoved: false, message })

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
): Promise<MoveOutcome> {
  const { now, forced } = time
  return db.transaction(async (transaction): Promise<MoveOutcome> => {
    if (customerId === null) return no('Connectez-vous pour déplacer une réservation.')
    await lockBookings(transaction)
    const [booking] = await transaction
      .select({ seats: bookings.seats, slot: bookableSlots })
      .from(bookings)
      .innerJoin(bookableSlots, eq(bookings.slotId, bookableSlots.id))
      .innerJoin(orders, eq(bookings.orderId, orders.id))
      .where(and(eq(bookings.id, bookingId), eq(orders.customerId, customerId)))
    if (!booking) return no('Cette réservation n’est pas dans votre compte.')
    if (!forced && isPast(booking.slot, now)) return no('Cette réservation est passée : elle ne se déplace plus.')
    const slot = await slotOf(transaction, value, now)
    if (!slot || slot.articleId !== booking.slot.articleId) {
      return no('Ce créneau n’est plus proposé : choisissez-en un autre.')
    }
    if (slot.id === booking.slot.id) return { isMoved: true, message: `Votre réservation reste : ${slotText(slot)}.` }
    const refusal = slotRefusal(slot, booking.seats, time)
    if (refusal) return no(refusal)
    await transaction.update(bookings).set({ slotId: slot.id }).where(eq(bookings.id, bookingId))
    return { isMoved: true, message: `Votre réservation est déplacée : ${slotText(slot)}.` }
  })
}

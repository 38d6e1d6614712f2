import { and, eq } from 'drizzle-orm'
import type { CartOutcome } from '../cart/cart-outcome.ts'
import { type CartChange, type CartState, refused, type StoredLine } from '../cart/cart-state.ts'
import type { Connection } from '../database.ts'
import { bookings, cartLines, references } from '../schema.ts'
import { holdEnd, holdSeconds, lockBookings } from './hold.ts'
import { readSlotValue, slotText } from './slot-text.ts'
import { findSlot, isPast, type OpenSlot } from './slots.ts'

/** The moment of a booking; `forced` lifts the restrictions on visitors (RESA-02). */
export interface BookingTime {
  now: Date
  forced?: boolean
}

/** Returns why these places cannot be booked; empty when they can. Nobody can book more places than there are. */
export function slotRefusal(slot: OpenSlot, seats: number, { now, forced = false }: BookingTime): string {
  if (!forced && isPast(slot, now)) return 'Ce créneau est passé : choisissez-en un autre.'
  if (!forced && slot.isClosed) return 'La boutique est fermée ce jour-là : choisissez-en un autre.'
  if (slot.free === 0) return 'Ce créneau vient d’être complet : choisissez-en un autre.'
  if (slot.free >= seats) return ''
  return slot.free === 1
    ? 'Il ne reste qu’une place sur ce créneau.'
    : `Il ne reste que ${slot.free} places sur ce créneau.`
}

/** Returns the slot that a combined value names, when all its parts match. */
export async function slotOf(db: Connection, value: string, now: Date): Promise<OpenSlot | undefined> {
  const asked = readSlotValue(value)
  const slot = asked && (await findSlot(db, asked.id, now))
  const isSame = slot && slot.day === asked.day && slot.startsAt === asked.startsAt && slot.endsAt === asked.endsAt
  return isSame ? slot : undefined
}

const unknownSlot = 'Ce créneau n’est plus proposé : choisissez-en un autre.'

const done = (info: string, line: number): CartOutcome & { wrote: boolean } => ({
  status: 'ok',
  info,
  line,
  wrote: true,
  more: { expire_dans: holdSeconds },
})

/** Moves the places of an article's line to another slot. */
async function holdOnLine(
  db: Connection,
  line: StoredLine,
  slot: OpenSlot,
  seats: number,
  time: BookingTime,
): Promise<CartOutcome & { wrote: boolean }> {
  const { now } = time
  const { booking } = line
  const isHeld = booking && booking.expiresIn > 0
  if (isHeld && booking.slot.id !== slot.id) {
    return {
      ...refused(`Votre panier retient déjà ${slotText(booking.slot)} : déplacez cette réservation, ou retirez-la.`),
      line: line.id,
    }
  }
  const quantity = isHeld ? line.quantity + seats : seats
  const refusal = slotRefusal(slot, seats, time)
  if (refusal) return { ...refused(refusal), line: line.id }
  await db.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.id))
  await db
    .insert(bookings)
    .values({
      slotId: slot.id,
      referenceId: line.reference.id,
      lineId: line.id,
      seats: quantity,
      heldUntil: holdEnd(now),
    })
    .onConflictDoUpdate({
      target: bookings.lineId,
      set: { slotId: slot.id, seats: quantity, heldUntil: holdEnd(now) },
    })
  return done(`${slotText(slot)} : ${quantity > 1 ? 'vos places sont retenues' : 'votre place est retenue'}.`, line.id)
}

/**
 * Holds places of a slot for a cart, as one of its lines (RESA-01). A lock makes bookings run one at a time, so that
 * places are counted right.
 */
export function bookSlot(referenceId: number, value: string, seats: number, time: BookingTime): CartChange {
  const { now } = time
  return async (db, state) => {
    await lockBookings(db)
    const slot = await slotOf(db, value, now)
    if (!slot) return refused(unknownSlot)
    const [reference] = await db
      .select()
      .from(references)
      .where(and(eq(references.id, referenceId), eq(references.articleId, slot.articleId)))
    if (!reference) return refused('Cet article n’est plus proposé.')
    const line = state.lines.find((candidate) => candidate.reference.id === referenceId)
    if (line) return holdOnLine(db, line, slot, seats, time)
    const refusal = slotRefusal(slot, seats, time)
    if (refusal) return refused(refusal)
    const [written] = await db
      .insert(cartLines)
      .values({ cartId: state.id, referenceId, quantity: seats, seenTtc: reference.priceTtc })
      .returning({ id: cartLines.id })
    if (!written) return refused(unknownSlot)
    await db
      .insert(bookings)
      .values({ slotId: slot.id, referenceId, lineId: written.id, seats, heldUntil: holdEnd(now) })
    return done(
      `${slotText(slot)} : ${seats > 1 ? 'vos places sont retenues' : 'votre place est retenue'}.`,
      written.id,
    )
  }
}

function bookedLine(state: CartState, lineId: number): StoredLine | undefined {
  return state.lines.find(({ id, booking }) => id === lineId && booking !== undefined)
}

/** Moves a cart line's booking to another slot of the same article (RESA-01), and restarts its hold. */
export function moveInCart(lineId: number, value: string, time: BookingTime): CartChange {
  const { now } = time
  return async (db, state) => {
    await lockBookings(db)
    const line = bookedLine(state, lineId)
    if (!line?.booking) return refused('Cette réservation n’est plus dans votre panier.')
    const slot = await slotOf(db, value, now)
    if (!slot || slot.articleId !== line.article.id) return refused(unknownSlot)
    const isSame = slot.id === line.booking.slot.id
    const own = isSame && line.booking.expiresIn > 0 ? line.quantity : 0
    const refusal = slotRefusal({ ...slot, free: slot.free + own }, line.quantity, time)
    if (refusal) return refused(refusal)
    await db
      .update(bookings)
      .set({ slotId: slot.id, heldUntil: holdEnd(now) })
      .where(eq(bookings.id, line.booking.id))
    return done(`Votre réservation est déplacée : ${slotText(slot)}.`, lineId)
  }
}

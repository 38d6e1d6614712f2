import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Connection, Database } from '../database.ts'
import { bookableSlots, bookings, cartLines, carts } from '../schema.ts'
import { type Slot, takenPlaces } from './slots.ts'

/** Seconds for which a cart holds the places that it booked. */
export const holdSeconds = 900

const bookingLock = 4173_2028

/** The booking of a cart line, with the places still available in its slot. */
export interface LineBooking {
  id: number
  slot: Slot
  heldUntil: Date
  /** Seconds left; 0 once the hold has expired. */
  expiresIn: number
  /** Most places that this line may have. */
  most: number
}

export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + holdSeconds * 1000)
}

/**
 * Locks the bookings until the transaction ends, so that places are counted and taken by one transaction at a time.
 * There is a single lock: with one per slot, two visitors who each want the other's slot would block.
 */
export async function lockBookings(db: Connection): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${bookingLock})`)
}

/** Returns the bookings of cart lines, by line. `quantities`: places of each line. */
export async function bookingsOf(
  db: Connection,
  quantities: Map<number, number>,
  now: Date,
): Promise<Map<number, LineBooking>> {
  const lineIds = [...quantities.keys()]
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select({ id: bookings.id, lineId: bookings.lineId, heldUntil: bookings.heldUntil, slot: bookableSlots })
    .from(bookings)
    .innerJoin(bookableSlots, eq(bookings.slotId, bookableSlots.id))
    .where(inArray(bookings.lineId, lineIds))
  const taken = await takenPlaces(
    db,
    rows.map(({ slot }) => slot.id),
    now,
  )
  return new Map(
    rows.map(({ id, lineId, heldUntil, slot }) => {
      const expiresIn = Math.max(0, Math.ceil(((heldUntil?.getTime() ?? 0) - now.getTime()) / 1000))
      const own = expiresIn > 0 ? (quantities.get(lineId ?? 0) ?? 0) : 0
      const most = expiresIn > 0 ? slot.places - (taken.get(slot.id) ?? 0) + own : 0
      return [lineId ?? 0, { id, slot, heldUntil: heldUntil ?? now, expiresIn, most: Math.max(0, most) }]
    }),
  )
}

/** Hours for which a cart still shows a line whose hold expired; then the line is removed. */
const saidHours = 24

/** Removes from carts the lines whose hold expired more than `saidHours` ago. */
export function forgetOldHolds(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - saidHours * 3_600_000)
  return db.transaction(async (transaction) => {
    const held = transaction.select({ id: bookings.lineId }).from(bookings).where(lt(bookings.heldUntil, oldest))
    const gone = await transaction.delete(cartLines).where(inArray(cartLines.id, held)).returning()
    const ids = gone.map(({ cartId }) => cartId)
    const version = sql`${carts.version} + 1`
    if (ids.length > 0) await transaction.update(carts).set({ version }).where(inArray(carts.id, ids))
  })
}

import { and, asc, eq, gt, gte, inArray, isNotNull, lte, max, or, sql } from 'drizzle-orm'
import { addDays, weekdayOf } from '../../../src/core/french/day.ts'
import type { Connection } from '../database.ts'
import { dayOf } from '../format.ts'
import { bookableHours, bookableSlots, bookings, cartLines, closedDays } from '../schema.ts'
import { timeOf } from './slot-text.ts'

/** Days ahead that can be booked. */
const horizon = 70

export type Slot = typeof bookableSlots.$inferSelect

/** A slot with its number of free places; `isClosed` is true when the shop is closed that day. */
export interface OpenSlot extends Slot {
  free: number
  isClosed: boolean
}

/** Creates the slots of the coming days from the weekly hours. Each is created once, whichever instance comes first. */
export async function openSlots(db: Connection, articleId: number, now: Date): Promise<void> {
  const today = dayOf(now)
  const until = addDays(today, horizon)
  const [known] = await db
    .select({ last: max(bookableSlots.day) })
    .from(bookableSlots)
    .where(eq(bookableSlots.articleId, articleId))
  const after = known?.last && known.last >= today ? known.last : addDays(today, -1)
  if (addDays(after, 7) > until) return
  const hours = await db.select().from(bookableHours).where(eq(bookableHours.articleId, articleId))
  const rows: (typeof bookableSlots.$inferInsert)[] = []
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) {
    const weekday = weekdayOf(day) + 1
    for (const { startsAt, endsAt, places } of hours.filter((hour) => hour.weekday === weekday)) {
      rows.push({ articleId, day, startsAt, endsAt, places })
    }
  }
  if (rows.length > 0) await db.insert(bookableSlots).values(rows).onConflictDoNothing()
}

/** Returns true when an article is booked for a time rather than bought. */
export async function isBookable(db: Connection, articleId: number): Promise<boolean> {
  const found = await db
    .select({ id: bookableHours.articleId })
    .from(bookableHours)
    .where(eq(bookableHours.articleId, articleId))
    .limit(1)
  return found.length > 0
}

/** Returns the number of places taken, by slot. A hold that has expired takes none. */
export async function takenPlaces(db: Connection, slotIds: number[], now: Date): Promise<Map<number, number>> {
  if (slotIds.length === 0) return new Map()
  const rows = await db
    .select({
      slotId: bookings.slotId,
      taken: sql`sum(coalesce(${cartLines.quantity}, ${bookings.seats}))`.mapWith(Number),
    })
    .from(bookings)
    .leftJoin(cartLines, eq(bookings.lineId, cartLines.id))
    .where(and(inArray(bookings.slotId, slotIds), or(isNotNull(bookings.orderId), gt(bookings.heldUntil, now))))
    .groupBy(bookings.slotId)
  return new Map(rows.map(({ slotId, taken }) => [slotId, taken]))
}

async function withFree(db: Connection, slots: Slot[], now: Date): Promise<OpenSlot[]> {
  const taken = await takenPlaces(
    db,
    slots.map(({ id }) => id),
    now,
  )
  const closed = new Set((await db.select().from(closedDays)).map(({ day }) => day))
  return slots.map((slot) => ({
    ...slot,
    free: Math.max(0, slot.places - (taken.get(slot.id) ?? 0)),
    isClosed: closed.has(slot.day),
  }))
}

/** Returns true when a slot has begun. */
export function isPast({ day, startsAt }: Pick<Slot, 'day' | 'startsAt'>, now: Date): boolean {
  const today = dayOf(now)
  return day < today || (day === today && startsAt <= timeOf(now))
}

/**
 * Returns the slots of an article from today on, in order: those that have not begun, on days when the shop is open.
 * @param forced - True to include the slots that visitors may not book (RESA-02).
 */
export async function slotsAhead(db: Connection, articleId: number, now: Date, forced = false): Promise<OpenSlot[]> {
  await openSlots(db, articleId, now)
  const today = dayOf(now)
  const slots = await db
    .select()
    .from(bookableSlots)
    .where(
      and(
        eq(bookableSlots.articleId, articleId),
        gte(bookableSlots.day, today),
        lte(bookableSlots.day, addDays(today, horizon)),
      ),
    )
    .orderBy(asc(bookableSlots.day), asc(bookableSlots.startsAt))
  const known = await withFree(db, slots, now)
  return forced ? known : known.filter((slot) => !slot.isClosed && !isPast(slot, now))
}

export async function findSlot(db: Connection, id: number, now: Date): Promise<OpenSlot | undefined> {
  const slots = await db.select().from(bookableSlots).where(eq(bookableSlots.id, id))
  return (await withFree(db, slots, now))[0]
}

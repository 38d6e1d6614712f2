import { formatDayAs } from '../../../src/core/french/day.ts'
import { formatHourRange } from '../../../src/core/french/time.ts'

/** A session of a bookable article: its day `Y-m-d`, its hours `HH:MM`. */
export interface SlotTime {
  day: string
  startsAt: string
  endsAt: string
}

const parisTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' })

/** The hour in France, `HH:MM`. */
export function timeOf(moment: Date): string {
  return parisTime.format(moment)
}

/** « sam. 21 novembre, 10 h – 11 h » */
export function slotText({ day, startsAt, endsAt }: SlotTime): string {
  const written = formatDayAs(day, { weekday: 'short', day: 'numeric', month: 'long' })
  return `${written}, ${formatHourRange(startsAt, endsAt)}`
}

/** Returns the combined value of a slot, as it is sent (RESA-01): `2026-11-21|10:00-11:00|88`. */
export function slotValue({ id, day, startsAt, endsAt }: SlotTime & { id: number }): string {
  return `${day}|${startsAt}-${endsAt}|${id}`
}

/** Reads a combined value; undefined when it is not one. */
export function readSlotValue(value: string): (SlotTime & { id: number }) | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})\|(\d{2}:\d{2})-(\d{2}:\d{2})\|(\d{1,9})$/.exec(value.trim())
  if (!match) return undefined
  const [, day = '', startsAt = '', endsAt = '', id] = match
  return { day, startsAt, endsAt, id: Number(id) }
}

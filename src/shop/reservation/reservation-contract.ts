import * as v from 'valibot'
import { wireCount, wireFlag, wireId, wireList, wireOptionalId } from '../../core/wire-values.ts'

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
/** A time as `HH:MM`; seconds, which some servers add, are dropped. */
const hour = v.pipe(
  v.string(),
  v.regex(/^\d{2}:\d{2}/),
  v.transform((text) => text.slice(0, 5)),
)

/** A slot of a day. Days are `Y-m-d` and times `HH:MM`, both as plain text. */
export interface Slot {
  id: string
  start: string
  end: string
  places: number
  isFull: boolean
}

/** The slots of the article that the visitor's cart holds. */
export interface HeldSlots {
  lineId: string
  date: string
  start: string
  end: string
  slotId: string
  seats: number
  /** Seconds until the places are released. */
  expiresIn: number
}

/** The days of an article, and the slots of one of them. */
export interface Slots {
  /** Empty if no day is offered. */
  date: string
  slots: Slot[]
  days: { date: string; places: number }[]
  held: HeldSlots | null
}

const slot = v.pipe(
  v.object({ idcreneau: wireId, heure: hour, heure_fin: hour, places: wireCount, complet: wireFlag }),
  v.transform(
    ({ idcreneau, heure, heure_fin, places, complet }): Slot => ({
      id: idcreneau,
      start: heure,
      end: heure_fin,
      places,
      isFull: complet,
    }),
  ),
)

const held = v.pipe(
  v.object({
    idligne: wireOptionalId,
    date: day,
    heure: hour,
    heure_fin: hour,
    idcreneau: wireOptionalId,
    places: wireCount,
    expire_dans: wireCount,
  }),
  v.transform(
    (wire): HeldSlots => ({
      lineId: wire.idligne,
      date: wire.date,
      start: wire.heure,
      end: wire.heure_fin,
      slotId: wire.idcreneau,
      seats: wire.places,
      expiresIn: wire.expire_dans,
    }),
  ),
)

/** The answer of `action=creneaux`. */
export const slotsReply = v.pipe(
  v.object({
    date: v.nullish(v.union([day, v.literal('')]), ''),
    creneaux: wireList(slot),
    jours: wireList(v.object({ date: day, places: wireCount })),
    retenue: v.nullish(held, null),
  }),
  v.transform(
    ({ date, creneaux, jours, retenue }): Slots => ({
      date: date ?? '',
      slots: creneaux,
      days: jours,
      held: retenue ?? null,
    }),
  ),
)

/** Returns the combined value of a slot (RESA-01): `2026-11-21|10:00-11:00|88`. */
export function slotValue(date: string, { id, start, end }: Pick<Slot, 'id' | 'start' | 'end'>): string {
  return `${date}|${start}-${end}|${id}`
}

/** Reads a combined value; null if it is invalid. */
export function readSlotValue(value: string): { date: string; start: string; end: string; slotId: string } | null {
  const [, date = '', start = '', end = '', slotId = ''] =
    /^(\d{4}-\d{2}-\d{2})\|(\d{2}:\d{2})-(\d{2}:\d{2})\|(.+)$/.exec(value) ?? []
  return date ? { date, start, end, slotId } : null
}

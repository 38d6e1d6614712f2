import * as v from 'valibot'
import { wireCount, wireFlag, wireId, wireList, wireObject, wireOptionalId, wireText } from '../../core/wire-values.ts'
import { cartSummary } from '../../domain/cart/cart-summary-contract.ts'

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
/** A time as `HH:MM`; seconds, which some servers add, are dropped. */
const hour = v.pipe(
  v.string(),
  v.regex(/^\d{2}:\d{2}/),
  v.transform((text) => text.slice(0, 5)),
)

const slot = wireObject({
  id: ['idcreneau', wireId],
  start: ['heure', hour],
  end: ['heure_fin', hour],
  places: wireCount,
  isFull: ['complet', wireFlag],
})

/** A slot of a day. Days are `Y-m-d` and times `HH:MM`, both as plain text. */
export type Slot = v.InferOutput<typeof slot>

/** The slots of the article that the visitor's cart holds. */
const held = wireObject({
  lineId: ['idligne', wireOptionalId],
  date: day,
  start: ['heure', hour],
  end: ['heure_fin', hour],
  slotId: ['idcreneau', wireOptionalId],
  seats: ['places', wireCount],
  /** Seconds until the places are released. */
  expiresIn: ['expire_dans', wireCount],
})

/** The answer of `action=creneaux`. The days of an article, and the slots of one of them. */
export const slotsReply = wireObject({
  /** Empty if no day is offered. */
  date: v.nullish(v.union([day, v.literal('')]), ''),
  slots: ['creneaux', wireList(slot)],
  days: ['jours', wireList(v.object({ date: day, places: wireCount }))],
  held: ['retenue', v.nullish(held, null)],
})

export type Slots = v.InferOutput<typeof slotsReply>

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

/** The answer of `action=reservation`, with the cart, and of moves, with or without it. */
export const bookedReply = v.pipe(
  v.object({
    status: v.nullish(v.picklist(['ok', 'ko'])),
    result: v.nullish(wireFlag),
    error_msg: wireText,
    info_msg: wireText,
    msg: wireText,
    ligne: wireOptionalId,
    expire_dans: wireCount,
    panier: v.nullish(cartSummary, null),
  }),
  v.check(({ status, result }) => status != null || result != null, 'status ou result'),
  v.transform(({ status, result, error_msg, info_msg, msg, ligne, expire_dans, panier }) => ({
    isDone: status ? status === 'ok' : result === true,
    message: msg || error_msg || info_msg,
    lineId: ligne,
    expiresIn: expire_dans,
    summary: panier ?? null,
  })),
)

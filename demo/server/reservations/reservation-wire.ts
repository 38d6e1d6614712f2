import type { CartState, StoredLine } from '../cart/cart-state.ts'
import type { LineBooking } from './hold.ts'
import type { OpenSlot, Slot } from './slots.ts'

function byDay(slots: OpenSlot[]): Map<string, OpenSlot[]> {
  const days = new Map<string, OpenSlot[]>()
  for (const slot of slots) days.set(slot.day, [...(days.get(slot.day) ?? []), slot])
  return days
}

const freeOf = (slots: OpenSlot[]): number => slots.reduce((sum, { free }) => sum + free, 0)

/** Returns the places of an article held in the visitor's cart, as they are sent; null when there are none. */
function wireHeld(cart: CartState, articleId: number) {
  const line = cart.lines.find(({ article, booking }) => article.id === articleId && booking && booking.expiresIn > 0)
  if (!line?.booking) return null
  const { slot, expiresIn } = line.booking
  return {
    idligne: String(line.id),
    idreference: String(line.reference.id),
    date: slot.day,
    heure: slot.startsAt,
    heure_fin: slot.endsAt,
    idcreneau: String(slot.id),
    places: line.quantity,
    expire_dans: expiresIn,
  }
}

/**
 * Returns the response of `action=creneaux`. Without a day, or with one that has no slot, it shows the first day with
 * free places.
 */
export function wireSlots(articleId: number, slots: OpenSlot[], asked: string, cart: CartState) {
  const days = byDay(slots)
  const open = [...days].find(([, own]) => freeOf(own) > 0)?.[0]
  const date = days.has(asked) ? asked : (open ?? '')
  return {
    idarticle: String(articleId),
    date,
    creneaux: (days.get(date) ?? []).map(({ id, startsAt, endsAt, free }) => ({
      idcreneau: String(id),
      heure: startsAt,
      heure_fin: endsAt,
      places: free,
      complet: free === 0,
    })),
    jours: [...days].map(([day, own]) => ({ date: day, places: freeOf(own) })),
    retenue: wireHeld(cart, articleId),
  }
}

export type WireSlots = ReturnType<typeof wireSlots>

interface Movable {
  /** Id of the cart's line, or of the account's booking. */
  lineId: number
  articleId: number
  referenceId: number
  slot: Pick<Slot, 'day' | 'startsAt'>
}

/**
 * Returns the address of the popup that moves a booking (POPUP-08). `more` tells whether it is opened from the account,
 * and whether the server answers in HTML.
 */
export function moveAddress(
  { lineId, articleId, referenceId, slot }: Movable,
  more: { from?: 'compte'; mode?: 'html' } = {},
): string {
  const parameters = new URLSearchParams({
    idligne: String(lineId),
    idarticle: String(articleId),
    idreference: String(referenceId),
    type: 'move',
    date: slot.day,
    heure: slot.startsAt,
    ...more,
  })
  return `/fr/fpopup_criteres.html?p=boutique-article:templates::choix_reservation&${parameters}`
}

/** Returns the slot of a booked line, as it is sent. */
export function wireBooking(line: StoredLine, booking: LineBooking) {
  const { slot, expiresIn } = booking
  return {
    idcreneau: String(slot.id),
    date: slot.day,
    heure: slot.startsAt,
    heure_fin: slot.endsAt,
    expire_dans: expiresIn,
    url: moveAddress({ lineId: line.id, articleId: line.article.id, referenceId: line.reference.id, slot }),
  }
}

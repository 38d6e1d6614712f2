import type { StoredLine } from '../cart/cart-state.ts'
import type { LineBooking } from './hold.ts'
import type { Slot } from './slots.ts'

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

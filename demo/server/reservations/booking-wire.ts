import type { StoredLine } from '../cart/cart-state.ts'
import type { LineBooking } from './hold.ts'

/** Address of the popup that moves a cart line's booking (POPUP-08). */
function moveAddress({ id, article, reference }: StoredLine, { slot }: LineBooking): string {
  const parameters = new URLSearchParams({
    idligne: String(id),
    idarticle: String(article.id),
    idreference: String(reference.id),
    type: 'move',
    date: slot.day,
    heure: slot.startsAt,
  })
  return `/fr/fpopup_criteres.html?p=boutique-article:templates::choix_reservation&${parameters}`
}

/** What a booked line says of its slot, as it travels. */
export function wireBooking(line: StoredLine, booking: LineBooking) {
  const { slot, expiresIn } = booking
  return {
    idcreneau: String(slot.id),
    date: slot.day,
    heure: slot.startsAt,
    heure_fin: slot.endsAt,
    expire_dans: expiresIn,
    url: moveAddress(line, booking),
  }
}

import { orderStates } from '../../../site/parts/order-states.ts'
import { moveAddress } from '../../reservations/booking-wire.ts'
import { isCancellable } from '../../reservations/cancel-ordered.ts'
import { bookingsOfCustomer, type CustomerBooking } from '../../reservations/customer-bookings.ts'
import { slotText } from '../../reservations/slot-text.ts'
import { askedPage, type ListCall, type MakeList, pageSize, pagesOf } from './list-call.ts'

function actionsOf({ id, referenceId, slot, article, order, isPast }: CustomerBooking, { mode, services }: ListCall) {
  if (isPast) return []
  const movable = { lineId: id, articleId: article.id, referenceId, slot }
  const adresse = moveAddress(movable, { from: 'compte', ...(mode ? { mode } : {}) })
  const cancel = {
    libelle: 'Annuler',
    action: 'annule_reservation',
    champs: { id },
    confirmation: `Annuler votre réservation, ${article.name}, ${slotText(slot)} ?`,
  }
  return [
    { libelle: 'Déplacer', adresse, popup: true },
    ...(isCancellable(slot, order.status, services.now()) ? [cancel] : []),
  ]
}

/**
 * `liste_reservations`: the bookings of a customer. Each can be moved in a popup (RESA-01), or cancelled until the day
 * before.
 */
export const bookingsList: MakeList = async (call) => {
  const { db, now } = call.services
  const all = await bookingsOfCustomer(db, call.customerId, now())
  const { offset } = askedPage(call, all.length)
  return {
    ...pagesOf(call, all.length),
    lignes: all.slice(offset, offset + pageSize).map((booking) => ({
      id: booking.id,
      titre: booking.article.name,
      adresse: `/article/${booking.article.slug}`,
      textes: [
        `${slotText(booking.slot)}, ${booking.seats} place${booking.seats > 1 ? 's' : ''}`,
        `Commande ${booking.order.number}, ${orderStates[booking.order.status]}`,
      ],
      etat: booking.isPast ? { libelle: 'Passée', sens: 'info' as const } : null,
      actions: actionsOf(booking, call),
    })),
    vide: 'Aucune réservation. Les ateliers se réservent sur leur page.',
    vide_lien: '/page/ateliers',
    vide_libelle: 'Les ateliers',
  }
}

import { asc, eq } from 'drizzle-orm'
import { orderStates } from '../../../site/parts/order-states.ts'
import type { Connection } from '../../database.ts'
import { isCancellable } from '../../reservations/change-ordered.ts'
import { moveAddress } from '../../reservations/reservation-wire.ts'
import { slotText } from '../../reservations/slot-text.ts'
import { isPast } from '../../reservations/slots.ts'
import { articles, bookableSlots, bookings, orders } from '../../schema.ts'
import { askedPage, type ListCall, type MakeList, pageSize, pagesOf } from './list-call.ts'

/** Returns the places that a customer ordered: those to come in order, then the past ones, the latest first. */
async function bookingsOfCustomer(db: Connection, customerId: number, now: Date) {
  const rows = await db
    .select({
      id: bookings.id,
      seats: bookings.seats,
      referenceId: bookings.referenceId,
      slot: bookableSlots,
      article: { id: articles.id, slug: articles.slug, name: articles.name },
      order: { number: orders.number, status: orders.status },
    })
    .from(bookings)
    .innerJoin(orders, eq(bookings.orderId, orders.id))
    .innerJoin(bookableSlots, eq(bookings.slotId, bookableSlots.id))
    .innerJoin(articles, eq(bookableSlots.articleId, articles.id))
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(bookableSlots.day), asc(bookableSlots.startsAt), asc(bookings.id))
  const all = rows.map((row) => ({ ...row, isPast: isPast(row.slot, now) }))
  return [...all.filter((booking) => !booking.isPast), ...all.filter((booking) => booking.isPast).reverse()]
}

type CustomerBooking = Awaited<ReturnType<typeof bookingsOfCustomer>>[number]

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

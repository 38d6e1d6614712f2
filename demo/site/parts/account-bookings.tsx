import { moveAddress } from '../../server/reservations/booking-wire.ts'
import type { CustomerBooking } from '../../server/reservations/customer-bookings.ts'
import { slotText } from '../../server/reservations/slot-text.ts'
import { orderStates } from './order-states.ts'

interface AccountBookingsProps {
  bookings: CustomerBooking[]
  /** How the server answers in the popup. */
  mode?: 'html' | undefined
}

function Booking({ booking, mode }: { booking: CustomerBooking; mode: 'html' | undefined }) {
  const { id, seats, referenceId, slot, article, order, isPast } = booking
  const movable = { lineId: id, articleId: article.id, referenceId, slot }
  const when = slotText(slot)
  return (
    <li className="account__item" id={`reservation-${id}`}>
      <div>
        <p className="account__name">
          <a href={`/article/${article.slug}`}>{article.name}</a>
        </p>
        <p>
          {when}, {seats} place{seats > 1 ? 's' : ''}
        </p>
        <p className="account__detail">
          Commande <a href={`/commande/${order.number}`}>{order.number}</a>, {orderStates[order.status]}
        </p>
      </div>
      {isPast ? (
        <p className="account__detail">Passée</p>
      ) : (
        <a
          className="button button--quiet squeezebox"
          href={moveAddress(movable, { from: 'compte', ...(mode ? { mode } : {}) })}
        >
          Déplacer
          <span className="visually-hidden">
            {' '}
            {article.name}, {when}
          </span>
        </a>
      )}
    </li>
  )
}

/** `liste_reservations`: what a customer booked, each moved in the popup of the site's address (RESA-01, POPUP-08). */
export function AccountBookings({ bookings, mode }: AccountBookingsProps) {
  if (bookings.length === 0) {
    return (
      <p>
        Aucune réservation. <a href="/page/ateliers">Les ateliers</a> se réservent sur leur page.
      </p>
    )
  }
  return (
    <ul className="account__list">
      {bookings.map((booking) => (
        <Booking key={booking.id} booking={booking} mode={mode} />
      ))}
    </ul>
  )
}

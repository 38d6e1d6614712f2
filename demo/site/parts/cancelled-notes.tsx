import type { CreditNote } from '../../server/accounts/credit-notes.ts'
import { formatEuros } from '../../server/format.ts'
import { refundsPath } from '../../server/orders/order.ts'

/** What is owed for bookings that were cancelled. */
export function CancelledNotes({ notes }: { notes: CreditNote[] }) {
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="avoirs-titre">
      <h2 id="avoirs-titre">Réservations annulées</h2>
      <ul className="account__list">
        {notes.map(({ number, reason, amountTtc }) => (
          <li key={number} className="account__item">
            <div>
              <p className="account__name">Avoir {number}</p>
              <p className="account__detail">{reason}</p>
            </div>
            <p className="account__amount">{formatEuros(amountTtc)}</p>
            <form method="post" action={refundsPath}>
              <input type="hidden" name="avoir" value={number} />
              <button className="button" type="submit" aria-label={`Rembourser l’avoir ${number}`}>
                Rembourser
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}

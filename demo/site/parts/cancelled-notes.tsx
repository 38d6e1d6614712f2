import type { CreditNote } from '../../server/accounts/credit-notes.ts'
import { OwedItem } from './owed-item.tsx'

/** The credit notes owed for cancelled bookings. */
export function CancelledNotes({ notes }: { notes: CreditNote[] }) {
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="avoirs-titre">
      <h2 id="avoirs-titre">Réservations annulées</h2>
      <ul className="account__list">
        {notes.map(({ number, reason, amountTtc }) => (
          <OwedItem
            key={number}
            name={`Avoir ${number}`}
            detail={reason}
            amountTtc={amountTtc}
            refund={{ field: 'avoir', value: number, label: `l’avoir ${number}` }}
            data={{ 'data-credit-note': number }}
          />
        ))}
      </ul>
    </section>
  )
}

import type { CreditNote } from '../server/accounts/credit-notes.ts'
import { formatEuros } from '../server/format.ts'
import { type OrderRow, type PaymentRow, refundsPath } from '../server/orders/order.ts'
import type { OwedWithdrawal } from '../server/withdrawal/give-back.ts'
import { orderStates } from './parts/order-states.ts'
import { PageHead } from './parts/page-head.tsx'

interface OwedItemProps {
  name: string
  detail: string
  /** In cents. */
  amountTtc: number
  /** The field and value that the button sends to refund it; null once it is refunded. */
  refund: { field: 'commande' | 'retractation' | 'avoir'; value: string | number; label: string } | null
  /** Attributes by which programs find it. */
  data: Record<`data-${string}`, string | number>
}

/** A line of what the shop owes, with the button to refund it. */
function OwedItem({ name, detail, amountTtc, refund, data }: OwedItemProps) {
  return (
    <li className="account__item" {...data}>
      <div>
        <p className="account__name">{name}</p>
        <p className="account__detail">{detail}</p>
      </div>
      <p className="account__amount">{formatEuros(amountTtc)}</p>
      {refund && (
        <form method="post" action={refundsPath}>
          <input type="hidden" name={refund.field} value={refund.value} />
          <button className="button" type="submit" aria-label={`Rembourser ${refund.label}`}>
            Rembourser
          </button>
        </form>
      )}
    </li>
  )
}

/** The credit notes owed for cancelled bookings. */
function CancelledNotes({ notes }: { notes: CreditNote[] }) {
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

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

interface RefundsPageProps {
  rows: { order: OrderRow; payment: PaymentRow }[]
  withdrawals: OwedWithdrawal[]
  /** The credit notes owed for cancellations. */
  notes: CreditNote[]
}

function Withdrawals({ withdrawals }: Pick<RefundsPageProps, 'withdrawals'>) {
  return (
    <section aria-labelledby="retractations-titre">
      <h2 id="retractations-titre">Rétractations</h2>
      <p>À rendre dans les quatorze jours, ou dès que les articles ou la preuve de leur envoi sont là.</p>
      <ul className="account__list">
        {withdrawals.map(({ id, orderNumber, name, creditNumber, refundTtc, declaredAt, refundedAt }) => (
          <OwedItem
            key={id}
            name={`Rétractation n° ${id}, commande ${orderNumber}`}
            detail={[
              `${name}, reçue le ${day.format(declaredAt)}, avoir ${creditNumber}`,
              refundedAt && `rendue le ${day.format(refundedAt)}`,
            ]
              .filter(Boolean)
              .join(', ')}
            amountTtc={refundTtc}
            refund={refundedAt ? null : { field: 'retractation', value: id, label: `la rétractation n° ${id}` }}
            data={{ 'data-withdrawal': id }}
          />
        ))}
      </ul>
    </section>
  )
}

/** The payments that no order can take, the withdrawals and the cancellations, each with a button to refund it. */
export function RefundsPage({ rows, withdrawals, notes }: RefundsPageProps) {
  return (
    <>
      <PageHead links={[{ href: '/compte', name: 'Votre compte' }]} title="Paiements à rembourser">
        Arrivés trop tard, après un refus, ou d’un autre montant que la commande.
      </PageHead>
      {rows.length === 0 && <p>Aucun paiement à rembourser.</p>}
      <ul className="account__list">
        {rows.map(({ order, payment }) => (
          <OwedItem
            key={order.id}
            name={`Commande ${order.number}`}
            detail={[
              orderStates[order.status],
              payment.bank,
              payment.closedAt && `reçu le ${day.format(payment.closedAt)}`,
            ]
              .filter(Boolean)
              .join(', ')}
            amountTtc={payment.receivedTtc ?? 0}
            refund={
              order.status === 'refundable'
                ? { field: 'commande', value: order.number, label: `la commande ${order.number}` }
                : null
            }
            data={{ 'data-order': order.number, 'data-order-status': order.status }}
          />
        ))}
      </ul>
      {withdrawals.length > 0 && <Withdrawals withdrawals={withdrawals} />}
      <CancelledNotes notes={notes} />
    </>
  )
}

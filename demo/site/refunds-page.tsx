import type { CreditNote } from '../server/accounts/credit-notes.ts'
import type { OrderRow, PaymentRow } from '../server/orders/order.ts'
import type { OwedWithdrawal } from '../server/withdrawal/give-back.ts'
import { CancelledNotes } from './parts/cancelled-notes.tsx'
import { orderStates } from './parts/order-states.ts'
import { OwedItem } from './parts/owed-item.tsx'
import { PageHead } from './parts/page-head.tsx'

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

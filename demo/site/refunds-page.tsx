import type { CreditNote } from '../server/accounts/credit-notes.ts'
import { formatEuros } from '../server/format.ts'
import { type OrderRow, type PaymentRow, refundsPath } from '../server/orders/order.ts'
import type { OwedWithdrawal } from '../server/withdrawal/give-back.ts'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { CancelledNotes } from './parts/cancelled-notes.tsx'
import { orderStates } from './parts/order-states.ts'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

interface RefundsPageProps {
  rows: { order: OrderRow; payment: PaymentRow }[]
  withdrawals: OwedWithdrawal[]
  /** What is owed for what was cancelled. */
  notes: CreditNote[]
}

function Withdrawals({ withdrawals }: Pick<RefundsPageProps, 'withdrawals'>) {
  return (
    <section aria-labelledby="retractations-titre">
      <h2 id="retractations-titre">Rétractations</h2>
      <p>À rendre dans les quatorze jours, ou dès que les articles ou la preuve de leur envoi sont là.</p>
      <ul className="account__list">
        {withdrawals.map(({ id, orderNumber, name, creditNumber, refundTtc, declaredAt, refundedAt }) => (
          <li key={id} className="account__item" data-withdrawal={id}>
            <div>
              <p className="account__name">
                Rétractation n° {id}, commande {orderNumber}
              </p>
              <p className="account__detail">
                {name}, reçue le {day.format(declaredAt)}, avoir {creditNumber}
                {refundedAt && `, rendue le ${day.format(refundedAt)}`}
              </p>
            </div>
            <p className="account__amount">{formatEuros(refundTtc)}</p>
            {!refundedAt && (
              <form method="post" action={refundsPath}>
                <input type="hidden" name="retractation" value={id} />
                <button className="button" type="submit" aria-label={`Rembourser la rétractation n° ${id}`}>
                  Rembourser
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What banks took and no order is owed for, and what buyers withdrew from: each is given back from here. */
export function RefundsPage({ rows, withdrawals, notes }: RefundsPageProps) {
  return (
    <>
      <Breadcrumb links={[{ href: '/compte', name: 'Votre compte' }]} current="Paiements à rembourser" />
      <header className="page-head">
        <h1>Paiements à rembourser</h1>
        <p>Arrivés trop tard, après un refus, ou d’un autre montant que la commande.</p>
      </header>
      {rows.length === 0 && <p>Aucun paiement à rembourser.</p>}
      <ul className="account__list">
        {rows.map(({ order, payment }) => (
          <li key={order.id} className="account__item" data-order={order.number} data-order-status={order.status}>
            <div>
              <p className="account__name">Commande {order.number}</p>
              <p className="account__detail">
                {orderStates[order.status]}, {payment.bank}
                {payment.closedAt && `, reçu le ${day.format(payment.closedAt)}`}
              </p>
            </div>
            <p className="account__amount">{formatEuros(payment.receivedTtc ?? 0)}</p>
            {order.status === 'refundable' && (
              <form method="post" action={refundsPath}>
                <input type="hidden" name="commande" value={order.number} />
                <button className="button" type="submit" aria-label={`Rembourser la commande ${order.number}`}>
                  Rembourser
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {withdrawals.length > 0 && <Withdrawals withdrawals={withdrawals} />}
      <CancelledNotes notes={notes} />
    </>
  )
}

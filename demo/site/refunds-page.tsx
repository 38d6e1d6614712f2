import { formatEuros } from '../server/format.ts'
import { type OrderRow, type PaymentRow, refundsPath } from '../server/orders/order.ts'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { orderStates } from './parts/order-states.ts'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** What banks took and no order is owed for: each is given back from here. */
export function RefundsPage({ rows }: { rows: { order: OrderRow; payment: PaymentRow }[] }) {
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
    </>
  )
}

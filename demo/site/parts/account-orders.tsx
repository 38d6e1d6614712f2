import { formatEuros } from '../../server/format.ts'
import type { OrderSummary } from '../../server/orders/order.ts'
import { orderStates } from './order-states.ts'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** `liste_cmd`: a customer's orders. */
export function AccountOrders({ orders }: { orders: OrderSummary[] }) {
  if (orders.length === 0) {
    return (
      <p>
        Aucune commande. <a href="/articles">Découvrir la boutique</a>
      </p>
    )
  }
  return (
    <ul className="account__list">
      {orders.map(({ number, status, createdAt, totalTtc }) => (
        <li key={number} className="account__item">
          <div>
            <p className="account__name">
              <a href={`/commande/${number}`}>Commande {number}</a>
            </p>
            <p className="account__detail">
              Du <time dateTime={createdAt.toISOString()}>{day.format(createdAt)}</time>, {orderStates[status]}
            </p>
          </div>
          <p className="account__amount">
            {formatEuros(totalTtc)} <small>TTC</small>
          </p>
        </li>
      ))}
    </ul>
  )
}

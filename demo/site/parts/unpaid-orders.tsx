import { formatEuros } from '../../server/format.ts'
import { orderPath } from '../../server/orders/order.ts'

export interface UnpaidOrder {
  number: string
  totalTtc: number
  /** Minutes left before the order is given up. */
  minutesLeft: number
  /** Address of the payment. */
  payment: string
}

/**
 * Orders that wait for their payment, with their articles held: customers who come back to the cart find them there.
 */
export function UnpaidOrders({ orders }: { orders: UnpaidOrder[] }) {
  return orders.map(({ number, totalTtc, minutesLeft, payment }) => (
    <section className="unpaid" key={number} aria-label={`Commande ${number} à payer`}>
      <p>
        Une commande attend son paiement : <a href={orderPath(number)}>{number}</a>,{' '}
        <strong>{formatEuros(totalTtc)}</strong>, encore {minutesLeft} min.
      </p>
      <form className="unpaid__ways" method="post" action={`${orderPath(number)}/annuler`}>
        <a className="button" href={payment}>
          Payer {formatEuros(totalTtc)}
        </a>
        <button className="button button--quiet" type="submit">
          Annuler <span className="visually-hidden">la commande {number}</span>
        </button>
      </form>
    </section>
  ))
}

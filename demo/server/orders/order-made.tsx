import { renderToStaticMarkup } from 'react-dom/server'
import { OrderRecap } from '../../site/order-recap.tsx'
import type { CartOutcome } from '../cart/cart-outcome.ts'
import { euros } from '../cart/money.ts'
import { bankPath, type Order, orderPath } from './order.ts'

/** Where an order is paid; null when there is nothing to pay now. */
export function paymentAddress({ status, payment }: Order): string | null {
  return status === 'pending' && payment?.status === 'waiting' ? bankPath(payment.token) : null
}

/** The answer to an order: what replaces the form, and the script that tells the page. The same order, the same answer. */
export function orderMade(order: Order): CartOutcome {
  const url = orderPath(order.number)
  const html = renderToStaticMarkup(<OrderRecap order={order} payment={paymentAddress(order)} />)
  const js = `document.documentElement.dataset.commande = ${JSON.stringify(order.number)}`
  const commande = {
    numero: order.number,
    total_ttc: euros(order.totalTtc),
    paiement_url: paymentAddress(order),
    url,
  }
  return { status: 'ok', more: { html, js, commande }, order: { html, js, url } }
}

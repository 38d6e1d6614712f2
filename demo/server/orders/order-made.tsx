import { OrderRecap } from '../../site/order-recap.tsx'
import { GuestAccount } from '../../site/parts/guest-account.tsx'
import type { CartOutcome } from '../cart/cart-outcome.ts'
import { euros } from '../cart/money.ts'
import { writeView } from '../no-breaks.ts'
import { bankPath, type Order, orderPath } from './order.ts'

export const bankAddress = (token: string, bankUrl: string | undefined): string =>
  bankUrl ? bankUrl + token : bankPath(token)

/**
 * Returns the address to pay an order at its bank, completed by the payment's token; null when there is nothing to pay
 * now.
 */
export function paymentAddress({ status, payment }: Order, bankUrl: string | undefined): string | null {
  if (status !== 'pending' || payment?.status !== 'waiting') return null
  return bankAddress(payment.token, bankUrl)
}

/**
 * Returns the response to an order: the markup that replaces the form, and the script that updates the page. The same
 * order gives the same response.
 */
export function orderMade(order: Order, bankUrl: string | undefined, isGuest: boolean): CartOutcome {
  const payment = paymentAddress(order, bankUrl)
  const url = orderPath(order.number)
  const html = writeView(
    <OrderRecap order={order} payment={payment}>
      {isGuest && <GuestAccount number={order.number} email={order.terms.email} />}
    </OrderRecap>,
  )
  // The page takes the order's address, which a reload and Back find again; then it goes to the bank when there is one.
  const js = [
    `document.documentElement.dataset.commande = ${JSON.stringify(order.number)}`,
    `history.replaceState(null, '', ${JSON.stringify(url)})`,
    ...(payment ? [`setTimeout(() => location.assign(${JSON.stringify(payment)}))`] : []),
  ].join('; ')
  const commande = {
    numero: order.number,
    total_ttc: euros(order.totalTtc),
    paiement_url: payment,
    url,
  }
  return { status: 'ok', more: { html, js, commande }, order: { html, js, url } }
}

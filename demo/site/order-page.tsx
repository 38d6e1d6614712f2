import type { Order } from '../server/orders/order.ts'
import { OrderRecap } from './order-recap.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'

/** The page of one order. `payment`: where it is paid, when it still is to be. */
export function OrderPage({ order, payment }: { order: Order; payment: string | null }) {
  return (
    <>
      <Breadcrumb links={[{ href: '/panier', name: 'Panier' }]} current={`Commande ${order.number}`} />
      <header className="page-head">
        <h1>Votre commande</h1>
      </header>
      <OrderRecap order={order} payment={payment} />
      <p className="site-hint">
        Vos commandes et vos réservations sont dans <a href="/compte">votre compte</a>.
      </p>
    </>
  )
}

import type { InvoiceSummary } from '../server/invoices/invoice.ts'
import type { Order } from '../server/orders/order.ts'
import { OrderRecap } from './order-recap.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { Invoices } from './parts/invoices.tsx'

interface OrderPageProps {
  order: Order
  /** Where it is paid, when it still is to be. */
  payment: string | null
  invoices: InvoiceSummary[]
}

/** The page of one order. */
export function OrderPage({ order, payment, invoices }: OrderPageProps) {
  return (
    <>
      <Breadcrumb links={[{ href: '/panier', name: 'Panier' }]} current={`Commande ${order.number}`} />
      <header className="page-head">
        <h1>Votre commande</h1>
      </header>
      <OrderRecap order={order} payment={payment} />
      {invoices.length > 0 && (
        <section className="order__papers" aria-labelledby="factures-titre">
          <h2 id="factures-titre">Factures</h2>
          <Invoices invoices={invoices} />
        </section>
      )}
      <p className="site-hint">
        Vos commandes et vos réservations sont dans <a href="/compte">votre compte</a>.
      </p>
    </>
  )
}

import type { OrderSummary } from '../server/orders/order.ts'
import type { CustomerBooking } from '../server/reservations/customer-bookings.ts'
import type { PageContext } from '../server/routes/page-context.ts'
import { AccountBookings } from './parts/account-bookings.tsx'
import { AccountOrders } from './parts/account-orders.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { DemoAccount } from './parts/demo-account.tsx'
import { LoginForms } from './parts/login-forms.tsx'

interface AccountOverviewProps {
  bookings: CustomerBooking[]
  orders: OrderSummary[]
  /** Where an administrator gives payments back; empty for any other customer. */
  refunds: string
  base: string
  mode: 'html' | undefined
}

/** What a customer booked and ordered. `scripts/account.js` reads the bookings again once one was moved. */
export function AccountOverview({ bookings, orders, refunds, base, mode }: AccountOverviewProps) {
  return (
    <>
      <section className="account" aria-labelledby="reservations-titre">
        <h2 id="reservations-titre">Vos réservations</h2>
        <p className="account__said" id="reservations-dit" role="status" />
        <div
          id="reservations"
          data-source={`${base}ajax/modules/boutique/compte/?p=boutique-compte:liste_reservations`}
        >
          <AccountBookings bookings={bookings} mode={mode} />
        </div>
      </section>
      <section className="account" aria-labelledby="commandes-titre">
        <h2 id="commandes-titre">Vos commandes</h2>
        <AccountOrders orders={orders} />
      </section>
      {refunds && (
        <p className="site-hint">
          <a href={refunds}>Paiements à rembourser</a>
        </p>
      )}
    </>
  )
}

/** Where one logs in: plain forms, sent to the extranet; the same section is there once it is done. */
export function LoggedOutPage({ base, demo }: { base: string; demo: PageContext['demo'] }) {
  return (
    <>
      <Breadcrumb links={[]} current="Votre compte" />
      <header className="page-head">
        <h1>Votre compte</h1>
        <p>Connectez-vous pour retrouver vos commandes et vos réservations.</p>
      </header>
      <LoginForms base={base} demo={demo} id="" />
      <p>
        Pas encore de compte ? <a href="/compte/creation">Ouvrez-en un</a>, ou faites-le en commandant, depuis votre
        panier.
      </p>
      <DemoAccount demo={demo} />
    </>
  )
}

import { AccountOverview } from '../../site/account-page.tsx'
import { AccountBookings } from '../../site/parts/account-bookings.tsx'
import { AccountOrders } from '../../site/parts/account-orders.tsx'
import { AccountSectionHead } from '../../site/parts/account-section-head.tsx'
import { isAdministrator } from '../accounts/administrator.ts'
import type { RouteModule } from '../context.ts'
import { ordersOfCustomer, refundsPath } from '../orders/order.ts'
import { expireOrders } from '../orders/settle.ts'
import { bookingsOfCustomer } from '../reservations/customer-bookings.ts'
import { findSession } from '../sessions.ts'
import { sectionRoute } from './account-section.tsx'

/** `/compte`: the overview of the account, and its sections that list what the shop knows. */
export const accountPageRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  sectionRoute(app, services, '', async ({ customer, base, mode }, c) => {
    await expireOrders(db, now())
    return (
      <AccountOverview
        refunds={(await isAdministrator(db, await findSession(c, services))) ? refundsPath : ''}
        bookings={await bookingsOfCustomer(db, customer.id, now())}
        orders={await ordersOfCustomer(db, customer.id)}
        base={base}
        mode={mode}
      />
    )
  })
  sectionRoute(app, services, 'commandes', async ({ customer }) => {
    await expireOrders(db, now())
    return (
      <>
        <AccountSectionHead title="Vos commandes" />
        <AccountOrders orders={await ordersOfCustomer(db, customer.id)} />
      </>
    )
  })
  sectionRoute(app, services, 'reservations', async ({ customer, mode }) => (
    <>
      <AccountSectionHead title="Vos réservations" />
      <AccountBookings bookings={await bookingsOfCustomer(db, customer.id, now())} mode={mode} />
    </>
  ))
}

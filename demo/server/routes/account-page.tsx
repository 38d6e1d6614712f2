import { AccountPage, LoggedOutPage } from '../../site/account-page.tsx'
import { isAdministrator } from '../accounts/administrator.ts'
import { findCustomer } from '../accounts/customer.ts'
import type { RouteModule } from '../context.ts'
import { ordersOfCustomer, refundsPath } from '../orders/order.ts'
import { expireOrders } from '../orders/settle.ts'
import { pageId } from '../page-id.ts'
import { bookingsOfCustomer } from '../reservations/customer-bookings.ts'
import { findSession } from '../sessions.ts'
import { pageContext } from './page-context.ts'
import { sendPage } from './send-page.tsx'

/** `/compte`: what a customer booked and ordered, or where one logs in. `?mode=html` as the cart's page has it. */
export const accountPageRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  app.get('/compte', async (c) => {
    await expireOrders(db, now())
    const customerId = (await findSession(c, services))?.customerId
    const customer = customerId ? await findCustomer(db, customerId) : null
    const mode = c.req.query('mode') === 'html' ? 'html' : undefined
    const base = mode ? '/html/globalflexit/' : '/globalflexit/'
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'Votre compte',
      trail: [pageId.account],
      isPersonal: true,
      base,
      script: '/account.js',
      children: customer ? (
        <AccountPage
          customer={customer}
          refunds={(await isAdministrator(db, await findSession(c, services))) ? refundsPath : ''}
          bookings={await bookingsOfCustomer(db, customer.id, now())}
          orders={await ordersOfCustomer(db, customer.id)}
          base={base}
          mode={mode}
        />
      ) : (
        <LoggedOutPage base={base} demo={services.demo} />
      ),
    })
  })
}

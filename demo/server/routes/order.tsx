import { OrderPage } from '../../site/order-page.tsx'
import type { RouteModule } from '../context.ts'
import { invoicesOfOrder } from '../invoices/invoice.ts'
import { findOrder } from '../orders/order.ts'
import { paymentAddress } from '../orders/order-made.tsx'
import { expireOrders } from '../orders/settle.ts'
import { pageId } from '../page-id.ts'
import { findSession } from '../sessions.ts'
import { pageContext } from './page-context.ts'
import { notFound, sendPage } from './send-page.tsx'

/** `/commande/:numero`: an order, for who made it and nobody else. */
export const orderRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  app.get('/commande/:numero', async (c) => {
    await expireOrders(db, now())
    const session = await findSession(c, services)
    const order = session?.customerId ? await findOrder(db, session.customerId, c.req.param('numero')) : undefined
    if (!order) return notFound(c, services)
    return sendPage(c, {
      context: await pageContext(c, services),
      title: `Commande ${order.number}`,
      trail: [pageId.cart],
      isPersonal: true,
      children: (
        <OrderPage
          order={order}
          payment={paymentAddress(order, services.bankUrl)}
          invoices={await invoicesOfOrder(db, order.id)}
        />
      ),
    })
  })
}

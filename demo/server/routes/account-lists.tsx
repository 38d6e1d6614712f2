import type { Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AccountBookings } from '../../site/parts/account-bookings.tsx'
import { AccountOrders } from '../../site/parts/account-orders.tsx'
import { alertView } from '../alert-view.tsx'
import type { AppEnv, Services } from '../context.ts'
import { kindOf, refuse } from '../negotiate.ts'
import { ordersOfCustomer } from '../orders/order.ts'
import { bookingsOfCustomer } from '../reservations/customer-bookings.ts'
import { findSession } from '../sessions.ts'

type List = (services: Services, customerId: number, mode: 'html' | undefined) => Promise<ReactElement>

/** The account's lists that this shop has (ACC-02), by the end of `p`. */
const lists: Record<string, List> = {
  liste_reservations: async ({ db, now }, customerId, mode) => (
    <AccountBookings bookings={await bookingsOfCustomer(db, customerId, now())} mode={mode} />
  ),
  liste_cmd: async ({ db }, customerId) => <AccountOrders orders={await ordersOfCustomer(db, customerId)} />,
}

/** `GET` or `POST ajax/modules/boutique/compte/?p=boutique-compte:liste_…`: HTML, whatever the mount. */
export function accountListRoutes(api: Hono<AppEnv>, services: Services): void {
  const answer = async (c: Context<AppEnv>): Promise<Response> => {
    const name = /^boutique-compte:(\w{1,40})$/.exec(c.req.query('p') ?? '')?.[1] ?? ''
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined
    if (!list) return refuse(c, 404, 'Le compte n’a pas cette liste.')
    const customerId = (await findSession(c, services))?.customerId
    const mode = kindOf(c.req.path) === 'html' ? 'html' : undefined
    const view = customerId
      ? await list(services, customerId, mode)
      : alertView('Connectez-vous pour voir votre compte.')
    return c.html(renderToStaticMarkup(view))
  }
  api.on(['GET', 'POST'], '/ajax/modules/boutique/compte/', answer)
}

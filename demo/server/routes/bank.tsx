import * as v from 'valibot'
import { renderBankPage } from '../../site/bank-page.tsx'
import { readForm } from '../body.ts'
import type { RouteModule } from '../context.ts'
import { findOrderByPayment, orderPath } from '../orders/order.ts'
import { expireOrders, settlePayment } from '../orders/settle.ts'
import { notFound } from './send-page.tsx'

const decision = v.picklist(['accepter', 'refuser', 'attendre'])

/** The simulated bank (PAY-01): it accepts, refuses, or never comes back. */
export const bankRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  app.get('/banque/:ordre', async (c) => {
    await expireOrders(db, now())
    const order = await findOrderByPayment(db, c.req.param('ordre'))
    c.header('Cache-Control', 'no-store')
    return order ? c.html(renderBankPage({ order, silent: false })) : notFound(c, services)
  })
  app.post('/banque/:ordre', async (c) => {
    const token = c.req.param('ordre')
    const asked = v.safeParse(decision, (await readForm(c))['decision'])
    const order = await findOrderByPayment(db, token)
    if (!order || !asked.success) return notFound(c, services)
    if (asked.output === 'attendre') return c.html(renderBankPage({ order, silent: true }))
    await settlePayment(db, token, asked.output === 'accepter' ? 'accepted' : 'refused', now())
    return c.redirect(orderPath(order.number), 303)
  })
}

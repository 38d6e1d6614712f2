import * as v from 'valibot'
import { renderBankPage } from '../../site/bank-page.tsx'
import { readForm } from '../body.ts'
import type { RouteModule, Services } from '../context.ts'
import { type Notice, noticePath, signatureHeader, signNotice, takeNotice } from '../orders/bank-notice.ts'
import { bankPath, findOrderByPayment } from '../orders/order.ts'
import { orderAddress } from '../orders/order-link.ts'
import { expireOrders } from '../orders/settle.ts'
import { notFound } from './send-page.tsx'

const decision = v.picklist(['accepter', 'accepter-sans-retour', 'refuser', 'attendre'])

/** Sends the notice that the simulated bank's server would send. */
async function sendNotice(services: Services, notice: Notice): Promise<void> {
  const body = JSON.stringify(notice)
  await takeNotice(services, body, signNotice(services.bankSecret, body, services.now()))
}

/**
 * Routes of the bank's notice, and of the bank itself when it is simulated (PAY-01): it accepts, refuses, or never
 * comes back. Only the notice settles an order; the browser's return just shows the result, since anyone can visit an
 * address.
 */
export const bankRoutes: RouteModule = (app, services) => {
  const { db, now, demo } = services
  app.post(noticePath, async (c) => {
    await takeNotice(services, await c.req.text(), c.req.header(signatureHeader) ?? '')
    return c.body(null, 204)
  })
  if (!demo.bank) return
  app.get(bankPath(':ordre'), async (c) => {
    await expireOrders(db, now())
    const order = await findOrderByPayment(db, c.req.param('ordre') ?? '')
    c.header('Cache-Control', 'no-store')
    return order ? c.html(renderBankPage({ order, silent: false })) : notFound(c, services)
  })
  app.post(bankPath(':ordre'), async (c) => {
    const asked = v.safeParse(decision, (await readForm(c))['decision'])
    const paiement = c.req.param('ordre') ?? ''
    const order = await findOrderByPayment(db, paiement)
    if (!order || !asked.success) return notFound(c, services)
    const { output: decided } = asked
    const resultat = decided === 'refuser' ? 'refuse' : 'accepte'
    if (decided !== 'attendre') await sendNotice(services, { paiement, resultat, montant: order.totalTtc })
    c.header('Cache-Control', 'no-store')
    if (decided === 'attendre' || decided === 'accepter-sans-retour')
      return c.html(renderBankPage({ order, silent: true }))
    return c.redirect(await orderAddress(db, order), 303)
  })
}

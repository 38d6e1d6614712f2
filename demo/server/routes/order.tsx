import type { Context } from 'hono'
import { type GuestVisit, OrderPage } from '../../site/order-page.tsx'
import type { FormSaid } from '../accounts/form-said.ts'
import { guestOf } from '../accounts/guest.ts'
import { openGuestAccount } from '../accounts/guest-account.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import {
  findFollowedInvoice,
  findInvoice,
  findInvoiceByKey,
  type Invoice,
  invoicesOfOrder,
} from '../invoices/invoice.ts'
import { invoicePdf } from '../invoices/invoice-pdf.ts'
import { findOrder, type Order, orderPath } from '../orders/order.ts'
import { findFollowedOrder, isOrderKey } from '../orders/order-link.ts'
import { paymentAddress } from '../orders/order-made.tsx'
import { cancelUnpaid, expireOrders } from '../orders/settle.ts'
import { pageId } from '../page-id.ts'
import { ensureSession, findSession, keepLink, redirectSaying } from '../sessions.ts'
import type { ExtranetForm } from './extranet-forms.tsx'
import { notFound, sendPage } from './send-page.tsx'

async function showOrder(c: Context<AppEnv>, services: Services, order: Order, guest: GuestVisit | null) {
  return sendPage(c, services, {
    title: `Commande ${order.number}`,
    trail: [pageId.cart],
    isPersonal: true,
    children: (
      <OrderPage
        order={order}
        payment={paymentAddress(order, services.bankUrl)}
        invoices={await invoicesOfOrder(services.db, order.id)}
        guest={guest}
      />
    ),
  })
}

/** Sends the page of an order made by the guest of this session. */
async function ownOrder(
  c: Context<AppEnv>,
  services: Services,
  number: string,
  said?: FormSaid,
): Promise<Response | undefined> {
  const { db } = services
  const guest = await guestOf(db, await findSession(c, services))
  const order = guest && (await findOrder(db, guest.id, number))
  return order && showOrder(c, services, order, { isOwn: true, said })
}

/**
 * Gives up an order that waits for its bank. If the bank has settled it in the meantime, the order's page shows that.
 */
async function cancelOrder(c: Context<AppEnv>, services: Services, number: string): Promise<Response> {
  const { db, now } = services
  const session = await findSession(c, services)
  const customerId = session?.customerId ?? (await guestOf(db, session))?.id
  const order = customerId === undefined ? undefined : await findOrder(db, customerId, number)
  if (!session || !order) return notFound(c, services)
  await cancelUnpaid(db, order, now())
  const left = await findOrder(db, order.customerId, number)
  if (left?.status !== 'expired') return c.redirect(orderPath(number), 303)
  const text = `La commande ${number} est annulée. Ses articles sont de retour dans votre panier.`
  return redirectSaying(c, services, '/panier', { kind: 'success', text })
}

/** The form that turns the guest of an order into an account, with just a password. */
export const guestAccountForm: ExtranetForm = {
  isOpen: true,
  perform: ({ c, services, session, fields }) => openGuestAccount(c, services, session, fields['password'] ?? ''),
  show: async ({ c, services, fields }, said) =>
    (await ownOrder(c, services, (fields['commande'] ?? '').slice(0, 40), said)) ?? notFound(c, services),
}

/**
 * `/commande/:numero`: an order, only for its buyer: in the account, in a guest's session, or by the signed link of a
 * message, `/commande/:numero/:cle`. Like any message's secret, the key is noted in the session and removed from the
 * address: it appears on no screen, in no history and in no `Referer`.
 */
export const orderRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  app.get('/commande/:numero', async (c) => {
    await expireOrders(db, now())
    const number = c.req.param('numero')
    const session = await findSession(c, services)
    const order = session?.customerId ? await findOrder(db, session.customerId, number) : undefined
    if (order) return showOrder(c, services, order, null)
    const own = await ownOrder(c, services, number)
    if (own) return own
    const followed = await findFollowedOrder(db, session, number, now())
    return followed ? showOrder(c, services, followed, { isOwn: false }) : notFound(c, services)
  })
  app.post('/commande/:numero/annuler', (c) => cancelOrder(c, services, c.req.param('numero')))
  app.get('/commande/:numero{[\\w-]{1,40}}/:cle{[\\w-]{1,100}}', async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    const { numero, cle } = c.req.param()
    if (await isOrderKey(db, numero, cle))
      await keepLink(db, await ensureSession(c, services), { purpose: 'order', hash: numero })
    return c.redirect(orderPath(numero), 303)
  })
}

/** Sends the file. No proxy or browser may store it, for the next person could read it. */
async function send(c: Context<AppEnv>, services: Services, invoice: Invoice | undefined): Promise<Response> {
  if (!invoice) return notFound(c, services)
  const word = invoice.kind === 'credit' ? 'avoir' : 'facture'
  return c.body(await invoicePdf(invoice), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${word}-${invoice.number}.pdf"`,
    'Cache-Control': 'no-store',
  })
}

const file = /^([\w-]{1,64})\.pdf$/

/**
 * `/compte/factures/<number>.pdf`: an invoice or a credit note, only for its customer, the guest of this session, or a
 * visitor who followed the signed link of its order. `/facture/<key>.pdf`: the same, by the key of its message.
 * Anything else is not found, whether or not the number exists.
 */
export const invoiceRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  app.get('/compte/factures/:file', async (c) => {
    const number = file.exec(c.req.param('file'))?.[1] ?? ''
    const session = await findSession(c, services)
    const customerId = session?.customerId ?? (await guestOf(db, session))?.id
    const own = customerId ? await findInvoice(db, customerId, number) : undefined
    return send(c, services, own ?? (await findFollowedInvoice(db, session, number, now())))
  })
  app.get('/facture/:file', async (c) => {
    c.header('Referrer-Policy', 'no-referrer')
    const key = file.exec(c.req.param('file'))?.[1] ?? ''
    return send(c, services, await findInvoiceByKey(db, key))
  })
}

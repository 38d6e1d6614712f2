import type { Context } from 'hono'
import { guestOf } from '../accounts/guest.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { findFollowedInvoice, findInvoice, findInvoiceByKey, type Invoice } from '../invoices/invoice.ts'
import { invoicePdf } from '../invoices/invoice-pdf.ts'
import { findSession } from '../sessions.ts'
import { notFound } from './send-page.tsx'

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

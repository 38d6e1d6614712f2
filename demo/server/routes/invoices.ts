import type { Context } from 'hono'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { findInvoice, findInvoiceByKey, findInvoiceByOrderKey, type Invoice } from '../invoices/invoice.ts'
import { invoicePdf } from '../invoices/invoice-pdf.ts'
import { findSession } from '../sessions.ts'
import { notFound } from './send-page.tsx'

/** Sends the file; no proxy and no browser keeps it for who comes after. */
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
 * `/compte/factures/<number>.pdf`: an invoice, or a credit note, for its customer, or with the `cle` of its order's
 * signed link, and nobody else; `/facture/<key>.pdf`:
 * the same, by the key of the message that it was sent with, for who ordered without an account. Whatever else is not
 * there, and does not tell whether there is such a number.
 */
export const invoiceRoutes: RouteModule = (app, services) => {
  const { db } = services
  app.get('/compte/factures/:file', async (c) => {
    const number = file.exec(c.req.param('file'))?.[1] ?? ''
    const customerId = (await findSession(c, services))?.customerId
    const own = customerId ? await findInvoice(db, customerId, number) : undefined
    const key = own ? undefined : c.req.query('cle')
    if (!key) return send(c, services, own)
    c.header('Referrer-Policy', 'no-referrer')
    return send(c, services, await findInvoiceByOrderKey(db, number, key))
  })
  app.get('/facture/:file', async (c) => {
    c.header('Referrer-Policy', 'no-referrer')
    const key = file.exec(c.req.param('file'))?.[1] ?? ''
    return send(c, services, await findInvoiceByKey(db, key))
  })
}

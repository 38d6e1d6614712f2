import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { findFollowedOrder } from '../orders/order-link.ts'
import { invoices, type MessageLink, orders } from '../schema.ts'
import { accessHash, type DrawnUp } from './draw-up-invoice.ts'

export type Invoice = typeof invoices.$inferSelect

/** An invoice, as an entry of a list. */
export type InvoiceSummary = Pick<Invoice, 'number' | 'kind' | 'issuedAt' | 'totalTtc'> & { orderNumber: string }

/** Path of an invoice or a credit note, for its customer or guest. */
export const invoicePath = (number: string): string => `/compte/factures/${number}.pdf`
/** Path of an invoice for anyone who holds the key sent by message. */
const keyedInvoicePath = (key: string): string => `/facture/${key}.pdf`

/** Returns the link of a message to a document that was just drawn up. */
export function invoiceLink({ number, key }: DrawnUp): MessageLink {
  return { label: number.startsWith('A') ? `Avoir ${number}` : `Facture ${number}`, path: keyedInvoicePath(key) }
}

const summary = {
  number: invoices.number,
  kind: invoices.kind,
  issuedAt: invoices.issuedAt,
  totalTtc: invoices.totalTtc,
  orderNumber: orders.number,
}

/** Returns the invoice and the credit notes of an order, in order of creation. */
export function invoicesOfOrder(db: Connection, orderId: number): Promise<InvoiceSummary[]> {
  return db
    .select(summary)
    .from(invoices)
    .innerJoin(orders, eq(invoices.orderId, orders.id))
    .where(eq(invoices.orderId, orderId))
    .orderBy(invoices.id)
}

/**
 * Returns a customer's invoices and credit notes, the latest first; only those of the given orders, if any are given.
 */
export function invoicesOfCustomer(db: Connection, customerId: number, orderIds?: number[]): Promise<InvoiceSummary[]> {
  return db
    .select(summary)
    .from(invoices)
    .innerJoin(orders, eq(invoices.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), orderIds && inArray(invoices.orderId, orderIds)))
    .orderBy(desc(invoices.id))
}

/** Returns a customer's invoice by its number. */
export async function findInvoice(db: Connection, customerId: number, number: string): Promise<Invoice | undefined> {
  const [found] = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(invoices.orderId, orders.id))
    .where(and(eq(invoices.number, number), eq(orders.customerId, customerId)))
  return found?.invoice
}

/** Returns an invoice of the order whose signed link this session followed. */
export async function findFollowedInvoice(
  db: Connection,
  session: Session | undefined,
  number: string,
  now: Date,
): Promise<Invoice | undefined> {
  const [found] = await db
    .select({ invoice: invoices, order: orders.number })
    .from(invoices)
    .innerJoin(orders, eq(invoices.orderId, orders.id))
    .where(eq(invoices.number, number))
  return found && (await findFollowedOrder(db, session, found.order, now)) ? found.invoice : undefined
}

/** Returns the invoice that the key of a message opens. */
export async function findInvoiceByKey(db: Connection, key: string): Promise<Invoice | undefined> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.accessHash, accessHash(key)))
  return found
}

import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { findFollowedOrder } from '../orders/order-link.ts'
import { invoices, type MessageLink, orders } from '../schema.ts'
import { accessHash } from './access-key.ts'
import type { DrawnUp } from './draw-up-invoice.ts'

export type Invoice = typeof invoices.$inferSelect

/** What a list of invoices says of each. */
export type InvoiceSummary = Pick<Invoice, 'number' | 'kind' | 'issuedAt' | 'totalTtc'> & { orderNumber: string }

/** Where a customer, or a guest, has an invoice, or a credit note, of theirs. */
export const invoicePath = (number: string): string => `/compte/factures/${number}.pdf`
/** Where anyone has it who holds the key of a message. */
export const keyedInvoicePath = (key: string): string => `/facture/${key}.pdf`

/** The link of a message to a document that was just drawn up. */
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

/** The invoice of an order and its credit notes, in their order. */
export function invoicesOfOrder(db: Connection, orderId: number): Promise<InvoiceSummary[]> {
  return db
    .select(summary)
    .from(invoices)
    .innerJoin(orders, eq(invoices.orderId, orders.id))
    .where(eq(invoices.orderId, orderId))
    .orderBy(invoices.id)
}

/** A customer's invoices and credit notes, the latest first; those of some orders only where they are named. */
export function invoicesOfCustomer(db: Connection, customerId: number, orderIds?: number[]): Promise<InvoiceSummary[]> {
  return db
    .select(summary)
    .from(invoices)
    .innerJoin(orders, eq(invoices.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), orderIds && inArray(invoices.orderId, orderIds)))
    .orderBy(desc(invoices.id))
}

/** A customer's invoice by its number. */
export async function findInvoice(db: Connection, customerId: number, number: string): Promise<Invoice | undefined> {
  const [found] = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(invoices.orderId, orders.id))
    .where(and(eq(invoices.number, number), eq(orders.customerId, customerId)))
  return found?.invoice
}

/** An invoice of the order whose signed link this session followed. */
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

/** The invoice that a message's key opens. */
export async function findInvoiceByKey(db: Connection, key: string): Promise<Invoice | undefined> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.accessHash, accessHash(key)))
  return found
}

import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import type { InvoiceContent } from '../invoices/invoice-content.ts'
import { articles, references } from './catalogue.ts'
import { idOf, keyOf, moment, ownerId } from './columns.ts'
import { orders } from './orders.ts'

/**
 * The last number given, by series (invoices, credit notes, amounts owed) and year. Its row is locked until the
 * document with the next number is stored.
 */
export const invoiceCounters = pgTable(
  'invoice_counters',
  (t) => ({
    series: t.text('series', { enum: ['F', 'A', 'R'] }).notNull(),
    year: t.integer('year').notNull(),
    last: t.integer('last').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/**
 * Invoices (`kind` invoice, numbers `F-2026-000001`) and credit notes (`credit`, `A-2026-000001`), never changed or
 * deleted; `content` is all their content. There is one invoice per order; `cause` is the reason of a credit note,
 * which can give only one. `accessHash` is the hash of the key in the message's link, for buyers without an account.
 */
export const invoices = pgTable(
  'invoices',
  (t) => ({
    id: t.serial('id').primaryKey(),
    number: t.text('number').notNull().unique(),
    kind: t.text('kind', { enum: ['invoice', 'credit'] }).notNull(),
    orderId: idOf('order_id', () => orders.id),
    cause: t.text('cause').unique(),
    issuedAt: moment('issued_at').notNull(),
    totalHt: t.integer('total_ht').notNull(),
    totalTtc: t.integer('total_ttc').notNull(),
    content: t.jsonb('content').$type<InvoiceContent>().notNull(),
    accessHash: t.text('access_hash').notNull().unique(),
  }),
  (table) => [
    index('invoices_order').on(table.orderId),
    uniqueIndex('invoices_once').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    check('invoices_cause', sql`(${table.kind} = 'credit') = (${table.cause} is not null)`),
  ],
)

/**
 * Articles that a distance buyer cannot withdraw from. `exception` is the reason (code de la consommation, L221-28: 3°
 * made for the buyer, 4° perishable, 5° sealed, once it was opened). An article without a row follows the general rule.
 */
export const articleLaws = pgTable('article_laws', (t) => ({
  articleId: keyOf('article_id', () => articles.id),
  exception: t.text('exception', { enum: ['custom', 'perishable', 'sealed'] }).notNull(),
}))

/** When an order was received, as reported by the carrier or the counter (L221-18). No row: it is not known yet. */
export const orderReceipts = pgTable('order_receipts', (t) => ({
  orderId: t
    .integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  receivedAt: moment('received_at').notNull(),
}))

/**
 * Withdrawals from orders (L221-21). `key` and `print` identify a declaration that is sent again. `refundTtc`, in
 * cents, is owed until `refundedAt`; it is 0 for an order that was not paid.
 */
export const withdrawals = pgTable(
  'withdrawals',
  (t) => ({
    id: t.serial('id').primaryKey(),
    orderId: idOf('order_id', () => orders.id),
    key: t.text('key').notNull(),
    print: t.text('print').notNull(),
    name: t.text('name').notNull(),
    email: t.text('email').notNull(),
    declaredAt: moment('declared_at').notNull(),
    refundTtc: t.integer('refund_ttc').notNull(),
    /** Loyalty points spent on the order that are given back, and points it had earned that are taken back. */
    pointsReturned: t.integer('points_returned').notNull().default(0),
    pointsTaken: t.integer('points_taken').notNull().default(0),
    creditId: t.integer('credit_id').references(() => invoices.id),
    refundedAt: moment('refunded_at'),
  }),
  (table) => [
    index('withdrawals_order').on(table.orderId),
    uniqueIndex('withdrawals_key').on(table.orderId, table.key, table.print),
    check('withdrawals_refund', sql`${table.refundTtc} >= 0`),
  ],
)

/** The articles of a withdrawal: never more in all than the order has. */
export const withdrawalLines = pgTable(
  'withdrawal_lines',
  (t) => ({
    withdrawalId: ownerId('withdrawal_id', () => withdrawals.id),
    referenceId: idOf('reference_id', () => references.id),
    quantity: t.integer('quantity').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.withdrawalId, table.referenceId] }),
    check('withdrawal_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

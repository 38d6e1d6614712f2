import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { InvoiceContent } from '../invoices/invoice-content.ts'
import { articles, references } from './catalogue.ts'
import { orders } from './orders.ts'

/**
 * The last number given, by series (invoices, credit notes, amounts owed) and year. Its row is locked until the
 * document with the next number is stored.
 */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series', { enum: ['F', 'A', 'R'] }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/**
 * Invoices (`kind` invoice, numbers `F-2026-000001`) and credit notes (`credit`, `A-2026-000001`), never changed or
 * deleted; `content` is all their content. There is one invoice per order; `cause` is the reason of a credit note,
 * which can give only one. `accessHash` is the hash of the key in the message's link, for buyers without an account.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: ['invoice', 'credit'] }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    cause: text('cause').unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    totalHt: integer('total_ht').notNull(),
    totalTtc: integer('total_ttc').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    accessHash: text('access_hash').notNull().unique(),
  },
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
export const articleLaws = pgTable('article_laws', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id),
  exception: text('exception', { enum: ['custom', 'perishable', 'sealed'] }).notNull(),
})

/** When an order was received, as reported by the carrier or the counter (L221-18). No row: it is not known yet. */
export const orderReceipts = pgTable('order_receipts', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

/**
 * Withdrawals from orders (L221-21). `key` and `print` identify a declaration that is sent again. `refundTtc`, in
 * cents, is owed until `refundedAt`; it is 0 for an order that was not paid.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    key: text('key').notNull(),
    print: text('print').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    declaredAt: timestamp('declared_at', { withTimezone: true }).notNull(),
    refundTtc: integer('refund_ttc').notNull(),
    /** Loyalty points spent on the order that are given back, and points it had earned that are taken back. */
    pointsReturned: integer('points_returned').notNull().default(0),
    pointsTaken: integer('points_taken').notNull().default(0),
    creditId: integer('credit_id').references(() => invoices.id),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    index('withdrawals_order').on(table.orderId),
    uniqueIndex('withdrawals_key').on(table.orderId, table.key, table.print),
    check('withdrawals_refund', sql`${table.refundTtc} >= 0`),
  ],
)

/** The articles of a withdrawal: never more in all than the order has. */
export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.withdrawalId, table.referenceId] }),
    check('withdrawal_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

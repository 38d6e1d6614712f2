import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { articles, references } from './catalogue.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'

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

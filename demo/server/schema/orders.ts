import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderTerms } from '../orders/order-terms.ts'
import { customers } from './accounts.ts'
import { carts } from './cart.ts'
import { promoCodes, references } from './catalogue.ts'

/**
 * Orders. `key` is the cart's `orderKey`, so that a cart is never ordered twice. While `holdsStock` is true, its pieces
 * are out of the stock. Amounts in cents. An order that waits for a bank is given up at `expiresAt`. `refundable`:
 * money came that the order cannot take (too late, after a refusal, of another amount); once paid back it is
 * `refunded`.
 */
export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    key: uuid('key').notNull().unique(),
    cartId: integer('cart_id').references(() => carts.id, { onDelete: 'set null' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    status: text('status', {
      enum: ['pending', 'awaiting', 'paid', 'refused', 'expired', 'refundable', 'refunded'],
    }).notNull(),
    holdsStock: boolean('holds_stock').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    totalHt: integer('total_ht').notNull(),
    totalTtc: integer('total_ttc').notNull(),
    pointsUsed: integer('points_used').notNull(),
    terms: jsonb('terms').$type<OrderTerms>().notNull(),
  },
  (table) => [index('orders_customer').on(table.customerId), index('orders_status').on(table.status, table.expiresAt)],
)

/** Lines of an order, as sold. Amounts in cents. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id),
    name: text('name').notNull(),
    code: text('code').notNull(),
    label: text('label').notNull(),
    quantity: integer('quantity').notNull(),
    unitTtc: integer('unit_ttc').notNull(),
    totalHt: integer('total_ht').notNull(),
    totalTtc: integer('total_ttc').notNull(),
    vatPermille: integer('vat_permille').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.referenceId] })],
)

/** The codes that an order used, given back when it is not paid. */
export const promoUses = pgTable(
  'promo_uses',
  {
    promoId: integer('promo_id')
      .notNull()
      .references(() => promoCodes.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
  },
  (table) => [primaryKey({ columns: [table.promoId, table.orderId] })],
)

/**
 * Payments asked of a bank, with the amount that it received (`receivedTtc`, cents). `token` identifies one in the
 * bank's address.
 */
export const payments = pgTable(
  'payments',
  {
    token: text('token').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    bank: text('bank').notNull(),
    amountTtc: integer('amount_ttc').notNull(),
    receivedTtc: integer('received_ttc'),
    status: text('status', { enum: ['waiting', 'accepted', 'refused', 'expired', 'refundable', 'refunded'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [index('payments_order').on(table.orderId)],
)

/**
 * Changes of customers' loyalty points; their sum is the balance (`customers.points`). `welcome`: the points of a card
 * before the account; `earned` by a paid order; `spent` on an order; `returned` by a cancelled one; `erased` with the
 * account.
 */
export const loyaltyMoves = pgTable(
  'loyalty_moves',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['welcome', 'earned', 'spent', 'returned', 'erased'] }).notNull(),
    points: integer('points').notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('loyalty_moves_customer').on(table.customerId, table.id)],
)

/**
 * Amounts that the shop owes a customer for a cancellation or a useless payment, in cents. Numbers have no gaps. A note
 * is `due` until it is paid back.
 */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    amountTtc: integer('amount_ttc').notNull(),
    status: text('status', { enum: ['due', 'refunded'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    index('credit_notes_customer').on(table.customerId),
    check('credit_notes_amount', sql`${table.amountTtc} > 0`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { OrderTerms } from '../orders/order-terms.ts'
import { customers } from './accounts.ts'
import { carts } from './cart.ts'
import { promoCodes, references } from './catalogue.ts'
import { idOf, moment, ownerId } from './columns.ts'

/**
 * Orders. `key` is the cart's `orderKey`, so that a cart is never ordered twice. While `holdsStock` is true, its pieces
 * are out of the stock. Amounts in cents. An order that waits for a bank is given up at `expiresAt`. `refundable`:
 * money came that the order cannot take (too late, after a refusal, of another amount); once paid back it is
 * `refunded`.
 */
export const orders = pgTable(
  'orders',
  (t) => ({
    id: t.serial('id').primaryKey(),
    number: t.text('number').notNull().unique(),
    key: t.uuid('key').notNull().unique(),
    cartId: t.integer('cart_id').references(() => carts.id, { onDelete: 'set null' }),
    customerId: idOf('customer_id', () => customers.id),
    status: t
      .text('status', {
        enum: ['pending', 'awaiting', 'paid', 'refused', 'expired', 'refundable', 'refunded'],
      })
      .notNull(),
    holdsStock: t.boolean('holds_stock').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    totalHt: t.integer('total_ht').notNull(),
    totalTtc: t.integer('total_ttc').notNull(),
    pointsUsed: t.integer('points_used').notNull(),
    terms: t.jsonb('terms').$type<OrderTerms>().notNull(),
  }),
  (table) => [index('orders_customer').on(table.customerId), index('orders_status').on(table.status, table.expiresAt)],
)

/** Lines of an order, as sold. Amounts in cents. */
export const orderLines = pgTable(
  'order_lines',
  (t) => ({
    orderId: ownerId('order_id', () => orders.id),
    referenceId: idOf('reference_id', () => references.id),
    name: t.text('name').notNull(),
    code: t.text('code').notNull(),
    label: t.text('label').notNull(),
    quantity: t.integer('quantity').notNull(),
    unitTtc: t.integer('unit_ttc').notNull(),
    totalHt: t.integer('total_ht').notNull(),
    totalTtc: t.integer('total_ttc').notNull(),
    vatPermille: t.integer('vat_permille').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.orderId, table.referenceId] })],
)

/** The codes that an order used, given back when it is not paid. */
export const promoUses = pgTable(
  'promo_uses',
  () => ({
    promoId: idOf('promo_id', () => promoCodes.id),
    orderId: ownerId('order_id', () => orders.id),
    customerId: idOf('customer_id', () => customers.id),
  }),
  (table) => [primaryKey({ columns: [table.promoId, table.orderId] })],
)

/**
 * Payments asked of a bank, with the amount that it received (`receivedTtc`, cents). `token` identifies one in the
 * bank's address.
 */
export const payments = pgTable(
  'payments',
  (t) => ({
    token: t.text('token').primaryKey(),
    orderId: ownerId('order_id', () => orders.id),
    bank: t.text('bank').notNull(),
    amountTtc: t.integer('amount_ttc').notNull(),
    receivedTtc: t.integer('received_ttc'),
    status: t
      .text('status', { enum: ['waiting', 'accepted', 'refused', 'expired', 'refundable', 'refunded'] })
      .notNull(),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  }),
  (table) => [index('payments_order').on(table.orderId)],
)

/**
 * Changes of customers' loyalty points; their sum is the balance (`customers.points`). `welcome`: the points of a card
 * before the account; `earned` by a paid order; `spent` on an order; `returned` by a cancelled one; `erased` with the
 * account.
 */
export const loyaltyMoves = pgTable(
  'loyalty_moves',
  (t) => ({
    id: t.serial('id').primaryKey(),
    customerId: ownerId('customer_id', () => customers.id),
    kind: t.text('kind', { enum: ['welcome', 'earned', 'spent', 'returned', 'erased'] }).notNull(),
    points: t.integer('points').notNull(),
    orderId: t.integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    movedAt: moment('moved_at').notNull(),
  }),
  (table) => [index('loyalty_moves_customer').on(table.customerId, table.id)],
)

/**
 * Amounts that the shop owes a customer for a cancellation or a useless payment, in cents. Numbers have no gaps. A note
 * is `due` until it is paid back.
 */
export const creditNotes = pgTable(
  'credit_notes',
  (t) => ({
    id: t.serial('id').primaryKey(),
    number: t.text('number').notNull().unique(),
    customerId: ownerId('customer_id', () => customers.id),
    orderId: t.integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    reason: t.text('reason').notNull(),
    amountTtc: t.integer('amount_ttc').notNull(),
    status: t.text('status', { enum: ['due', 'refunded'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    refundedAt: moment('refunded_at'),
  }),
  (table) => [
    index('credit_notes_customer').on(table.customerId),
    check('credit_notes_amount', sql`${table.amountTtc} > 0`),
  ],
)

import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { references } from './catalogue.ts'
import { idOf, moment, ownerId } from './columns.ts'

/** The price of a delivery for articles worth at least `from`. Cents, tax included. */
export interface DeliveryTier {
  from: number
  priceTtc: number
}

/** Delivery methods. `tiers` in ascending order of `from`, the first at 0. */
export const deliveryOffers = pgTable('delivery_offers', (t) => ({
  id: t.integer('id').primaryKey(),
  name: t.text('name').notNull(),
  carrier: t.text('carrier').notNull(),
  description: t.text('description').notNull(),
  delay: t.text('delay').notNull(),
  kind: t.text('kind', { enum: ['domicile', 'relais', 'retrait'] }).notNull(),
  tiers: t.jsonb('tiers').$type<DeliveryTier[]>().notNull(),
}))

/** The shops where an order can be collected. */
export const salePoints = pgTable('sale_points', (t) => ({
  id: t.integer('id').primaryKey(),
  name: t.text('name').notNull(),
  street: t.text('street').notNull(),
  postalCode: t.text('postal_code').notNull(),
  city: t.text('city').notNull(),
  hours: t.text('hours').notNull(),
}))

/**
 * Payment methods. `online`: paid on a bank's page; otherwise the order awaits the money. Fee in cents, tax included.
 */
export const paymentMethods = pgTable('payment_methods', (t) => ({
  id: t.integer('id').primaryKey(),
  category: t.text('category').notNull(),
  name: t.text('name').notNull(),
  description: t.text('description').notNull(),
  feeTtc: t.integer('fee_ttc').notNull(),
  online: t.boolean('online').notNull(),
}))

/** The banks of a payment method. */
export const paymentBanks = pgTable('payment_banks', (t) => ({
  id: t.integer('id').primaryKey(),
  methodId: idOf('method_id', () => paymentMethods.id),
  name: t.text('name').notNull(),
}))

/** Prices agreed with a customer. */
export const quotes = pgTable('quotes', (t) => ({
  id: t.serial('id').primaryKey(),
  number: t.text('number').notNull().unique(),
  customerId: ownerId('customer_id', () => customers.id),
  createdAt: moment('created_at').notNull(),
}))

/** The agreed price of a reference, in cents, tax included. */
export const quoteLines = pgTable(
  'quote_lines',
  (t) => ({
    quoteId: ownerId('quote_id', () => quotes.id),
    referenceId: idOf('reference_id', () => references.id),
    priceTtc: t.integer('price_ttc').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.quoteId, table.referenceId] })],
)

/** Carts that a customer saved; `name` is empty when none was given. */
export const savedCarts = pgTable('saved_carts', (t) => ({
  id: t.serial('id').primaryKey(),
  customerId: ownerId('customer_id', () => customers.id),
  name: t.text('name').notNull().default(''),
  quoteId: t.integer('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
}))

export const savedCartLines = pgTable(
  'saved_cart_lines',
  (t) => ({
    savedCartId: ownerId('saved_cart_id', () => savedCarts.id),
    referenceId: idOf('reference_id', () => references.id),
    quantity: t.integer('quantity').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.savedCartId, table.referenceId] })],
)

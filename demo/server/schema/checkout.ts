import { boolean, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { references } from './catalogue.ts'

/** The price of a delivery for articles worth at least `from`. Cents, tax included. */
export interface DeliveryTier {
  from: number
  priceTtc: number
}

/** Delivery methods. `tiers` in ascending order of `from`, the first at 0. */
export const deliveryOffers = pgTable('delivery_offers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  carrier: text('carrier').notNull(),
  description: text('description').notNull(),
  delay: text('delay').notNull(),
  kind: text('kind', { enum: ['domicile', 'relais', 'retrait'] }).notNull(),
  tiers: jsonb('tiers').$type<DeliveryTier[]>().notNull(),
})

/** The shops where an order can be collected. */
export const salePoints = pgTable('sale_points', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  street: text('street').notNull(),
  postalCode: text('postal_code').notNull(),
  city: text('city').notNull(),
  hours: text('hours').notNull(),
})

/**
 * Payment methods. `online`: paid on a bank's page; otherwise the order awaits the money. Fee in cents, tax included.
 */
export const paymentMethods = pgTable('payment_methods', {
  id: integer('id').primaryKey(),
  category: text('category').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  feeTtc: integer('fee_ttc').notNull(),
  online: boolean('online').notNull(),
})

/** The banks of a payment method. */
export const paymentBanks = pgTable('payment_banks', {
  id: integer('id').primaryKey(),
  methodId: integer('method_id')
    .notNull()
    .references(() => paymentMethods.id),
  name: text('name').notNull(),
})

/** Prices agreed with a customer. */
export const quotes = pgTable('quotes', {
  id: serial('id').primaryKey(),
  number: text('number').notNull().unique(),
  customerId: integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** The agreed price of a reference, in cents, tax included. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id),
    priceTtc: integer('price_ttc').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.referenceId] })],
)

/** Carts that a customer saved; `name` is empty when none was given. */
export const savedCarts = pgTable('saved_carts', {
  id: serial('id').primaryKey(),
  customerId: integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  name: text('name').notNull().default(''),
  quoteId: integer('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const savedCartLines = pgTable(
  'saved_cart_lines',
  {
    savedCartId: integer('saved_cart_id')
      .notNull()
      .references(() => savedCarts.id, { onDelete: 'cascade' }),
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.savedCartId, table.referenceId] })],
)

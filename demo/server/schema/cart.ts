import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { promoCodes, references } from './catalogue.ts'

/** A message kept for the visitor's next page, when a plain form was sent without script. */
export interface Flash {
  kind: 'success' | 'error'
  text: string
}

/** A visitor's session. Only the hash of the cookie's token is kept. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  flash: jsonb('flash').$type<Flash>(),
})

/** One cart a session. `version` grows by one with each write. */
export const carts = pgTable('carts', {
  id: serial('id').primaryKey(),
  sessionHash: text('session_hash')
    .notNull()
    .unique()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(0),
  priceDisplay: text('price_display', { enum: ['ttc', 'ht'] })
    .notNull()
    .default('ttc'),
})

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    unique('cart_lines_once').on(table.cartId, table.referenceId),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Codes in use, once each, in the order in which they were given. */
export const cartPromos = pgTable(
  'cart_promos',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    promoId: integer('promo_id')
      .notNull()
      .references(() => promoCodes.id),
    position: serial('position'),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.promoId] })],
)

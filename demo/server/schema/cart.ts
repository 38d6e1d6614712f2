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
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CartOutcome } from '../cart/cart-outcome.ts'
import type { RelayPoint } from '../relays/relay-points.ts'
import { addresses, customers } from './accounts.ts'
import { promoCodes, references } from './catalogue.ts'
import { deliveryOffers, paymentBanks, paymentMethods, quotes, salePoints } from './checkout.ts'

/** A message kept for the visitor's next page, when a plain form was sent without script. */
export interface Flash {
  kind: 'success' | 'error'
  text: string
}

/**
 * The link of a message that this browser followed: its purpose, with the hash of its secret, or with an order's
 * number.
 */
export interface FollowedLink {
  purpose: 'password' | 'account' | 'newsletter' | 'email' | 'order'
  hash: string
}

/** A visitor's session. Only the hash of the cookie's token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    flash: jsonb('flash').$type<Flash>(),
    /** Customer who is logged in; null for a visitor. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /**
     * The token's hash before the last login or logout, and the time of that change: requests with it may still arrive.
     */
    formerHash: text('former_hash'),
    renewedAt: timestamp('renewed_at', { withTimezone: true }),
    /** Hash by which pages know the session; null until the first login or logout. */
    pageHash: text('page_hash'),
    link: jsonb('link').$type<FollowedLink>(),
  },
  (table) => [index('sessions_former').on(table.formerHash), index('sessions_seen').on(table.seenAt)],
)

/**
 * Carts: one per session, or, once logged in, one per customer, across sessions. Each write adds 1 to `version`.
 * `orderKey` identifies the next order, and changes once it is placed.
 */
export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    sessionHash: text('session_hash')
      .unique()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    customerId: integer('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(0),
    priceDisplay: text('price_display', { enum: ['ttc', 'ht'] })
      .notNull()
      .default('ttc'),
    orderKey: uuid('order_key').notNull().unique().defaultRandom(),
    offerId: integer('offer_id').references(() => deliveryOffers.id),
    relay: jsonb('relay').$type<RelayPoint>(),
    salePointId: integer('sale_point_id').references(() => salePoints.id),
    paymentMethodId: integer('payment_method_id').references(() => paymentMethods.id),
    paymentBankId: integer('payment_bank_id').references(() => paymentBanks.id),
    points: integer('points').notNull().default(0),
    billingAddressId: integer('billing_address_id').references(() => addresses.id, { onDelete: 'set null' }),
    deliveryAddressId: integer('delivery_address_id').references(() => addresses.id, { onDelete: 'set null' }),
    /** Required options by name: 1 when accepted, 0 when not. */
    options: jsonb('options').$type<Record<string, number>>().notNull().default({}),
    /** Additional information, by name. */
    extras: jsonb('extras').$type<Record<string, string>>().notNull().default({}),
    quoteId: integer('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
  },
  (table) => [check('carts_owner', sql`${table.sessionHash} is not null or ${table.customerId} is not null`)],
)

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
    /** Price of a piece when the line was added, in cents, tax included; the visitor is told when it changes. */
    seenTtc: integer('seen_ttc'),
  },
  (table) => [
    unique('cart_lines_once').on(table.cartId, table.referenceId),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Codes in use, each once, in the order in which they were given. */
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

/** Additions to the cart, by key (`cle_ajout`): one that is sent again after a lost response is made once. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    outcome: jsonb('outcome').$type<CartOutcome>().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
)

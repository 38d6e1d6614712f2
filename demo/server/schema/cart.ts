import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import type { CartOutcome } from '../cart/cart-outcome.ts'
import type { RelayPoint } from '../relays/relay-points.ts'
import { addresses, customers } from './accounts.ts'
import { promoCodes, references } from './catalogue.ts'
import { deliveryOffers, paymentBanks, paymentMethods, quotes, salePoints } from './checkout.ts'
import { idOf, moment, ownerId } from './columns.ts'

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
  (t) => ({
    tokenHash: t.text('token_hash').primaryKey(),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    flash: t.jsonb('flash').$type<Flash>(),
    /** Customer who is logged in; null for a visitor. */
    customerId: t.integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /**
     * The token's hash before the last login or logout, and the time of that change: requests with it may still arrive.
     */
    formerHash: t.text('former_hash'),
    renewedAt: moment('renewed_at'),
    /** Hash by which pages know the session; null until the first login or logout. */
    pageHash: t.text('page_hash'),
    link: t.jsonb('link').$type<FollowedLink>(),
  }),
  (table) => [index('sessions_former').on(table.formerHash), index('sessions_seen').on(table.seenAt)],
)

/**
 * Carts: one per session, or, once logged in, one per customer, across sessions. Each write adds 1 to `version`.
 * `orderKey` identifies the next order, and changes once it is placed.
 */
export const carts = pgTable(
  'carts',
  (t) => ({
    id: t.serial('id').primaryKey(),
    sessionHash: t
      .text('session_hash')
      .unique()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    customerId: t
      .integer('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    version: t.integer('version').notNull().default(0),
    priceDisplay: t
      .text('price_display', { enum: ['ttc', 'ht'] })
      .notNull()
      .default('ttc'),
    orderKey: t.uuid('order_key').notNull().unique().defaultRandom(),
    offerId: t.integer('offer_id').references(() => deliveryOffers.id),
    relay: t.jsonb('relay').$type<RelayPoint>(),
    salePointId: t.integer('sale_point_id').references(() => salePoints.id),
    paymentMethodId: t.integer('payment_method_id').references(() => paymentMethods.id),
    paymentBankId: t.integer('payment_bank_id').references(() => paymentBanks.id),
    points: t.integer('points').notNull().default(0),
    billingAddressId: t.integer('billing_address_id').references(() => addresses.id, { onDelete: 'set null' }),
    deliveryAddressId: t.integer('delivery_address_id').references(() => addresses.id, { onDelete: 'set null' }),
    /** Required options by name: 1 when accepted, 0 when not. */
    options: t.jsonb('options').$type<Record<string, number>>().notNull().default({}),
    /** Additional information, by name. */
    extras: t.jsonb('extras').$type<Record<string, string>>().notNull().default({}),
    quoteId: t.integer('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
  }),
  (table) => [check('carts_owner', sql`${table.sessionHash} is not null or ${table.customerId} is not null`)],
)

export const cartLines = pgTable(
  'cart_lines',
  (t) => ({
    id: t.serial('id').primaryKey(),
    cartId: ownerId('cart_id', () => carts.id),
    referenceId: idOf('reference_id', () => references.id),
    quantity: t.integer('quantity').notNull(),
    /** Price of a piece when the line was added, in cents, tax included; the visitor is told when it changes. */
    seenTtc: t.integer('seen_ttc'),
  }),
  (table) => [
    unique('cart_lines_once').on(table.cartId, table.referenceId),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Codes in use, each once, in the order in which they were given. */
export const cartPromos = pgTable(
  'cart_promos',
  (t) => ({
    cartId: ownerId('cart_id', () => carts.id),
    promoId: idOf('promo_id', () => promoCodes.id),
    position: t.serial('position'),
  }),
  (table) => [primaryKey({ columns: [table.cartId, table.promoId] })],
)

/** Additions to the cart, by key (`cle_ajout`): one that is sent again after a lost response is made once. */
export const cartAdditions = pgTable(
  'cart_additions',
  (t) => ({
    cartId: ownerId('cart_id', () => carts.id),
    key: t.text('key').notNull(),
    outcome: t.jsonb('outcome').$type<CartOutcome>().notNull(),
    addedAt: moment('added_at').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
)

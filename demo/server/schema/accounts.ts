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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RelayPoint } from '../relays/relay-points.ts'

/**
 * Customers, by their address in lower case. Until the link of a message proved that the address is theirs
 * (`verifiedAt`), an account is its opener's alone: any number may be waiting for one address, and one is proved.
 * `passwordHash` is null for one whom the shop knows (a loyalty card) and
 * who has not opened an account yet. `relay` is the relay point to offer again. `role`: an administrator may do what
 * visitors may not, where a request asks for it (RESA-02).
 */
export const customers = pgTable(
  'customers',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    points: integer('points').notNull().default(0),
    role: text('role', { enum: ['customer', 'administrator'] })
      .notNull()
      .default('customer'),
    relay: jsonb('relay').$type<RelayPoint>(),
    /** Whether a login asks for a code as well (LOGIN-03). */
    secondFactor: boolean('second_factor').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its owner asked for its end; null again once they come back in time. */
    deletionAskedAt: timestamp('deletion_asked_at', { withTimezone: true }),
  },
  (table) => [
    check('customers_points', sql`${table.points} >= 0`),
    index('customers_email').on(table.email),
    uniqueIndex('customers_verified').on(table.email).where(sql`${table.verifiedAt} is not null`),
  ],
)

/** A customer's addresses. Orders keep their own copy. */
export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    title: text('title').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company').notNull(),
    street: text('street').notNull(),
    more: text('more').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    phone: text('phone').notNull(),
  },
  (table) => [index('addresses_customer').on(table.customerId)],
)

/** A page of the site, or a file, that a message leads to. */
export interface MessageLink {
  label: string
  /** Path on the site. */
  path: string
}

/**
 * Messages to be sent by e-mail, written in the transaction that causes them: none is lost by a stop in between, none is
 * sent for what was undone. With a mail server a row goes once it was delivered; without one the demo shows it to its
 * `audience`: whoever caused it. A row is tried at `nextTryAt`, and taken by one instance at a time.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    audience: text('audience').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Address of the page that the message leads to; empty when it leads nowhere. */
    link: text('link').notNull(),
    /** What else it leads to, each by its name. */
    links: jsonb('links').$type<MessageLink[]>().notNull().default([]),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_audience').on(table.audience), index('outbox_next').on(table.nextTryAt)],
)

/** Secrets sent by e-mail, usable once. Only their hash is kept. */
export const secrets = pgTable('secrets', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose', { enum: ['password', 'account', 'newsletter', 'signup', 'email'] }).notNull(),
  email: text('email').notNull(),
  /** Whose account it opens; null where there is none. */
  customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/**
 * Logins that wait for the code of the second factor, or have just had it. Only the hash of the transaction is kept, and the
 * code's hash is salted by the transaction itself: who reads the table can try neither.
 */
export const loginCodes = pgTable(
  'login_codes',
  {
    hash: text('hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The session that asked, by its token's hash. */
    sessionHash: text('session_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the right code came; null until then. */
    passedAt: timestamp('passed_at', { withTimezone: true }),
  },
  (table) => [index('login_codes_customer').on(table.customerId)],
)

/** How often something was tried, by whom, since when. */
export const tries = pgTable('tries', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})

/** Browsers that a customer logged in from: the wrong tries of others do not close the account to them. */
export const devices = pgTable(
  'devices',
  {
    tokenHash: text('token_hash').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.customerId] }),
    index('devices_customer').on(table.customerId),
  ],
)

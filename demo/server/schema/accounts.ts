import { sql } from 'drizzle-orm'
import {
  bigint,
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
 * Customers; `email` is in lower case. `verifiedAt` is when the address was verified by the link of a message. One
 * address may have several unverified accounts, but only one verified one. `passwordHash` is null for a guest, and for
 * a customer with a loyalty card who has no account yet. `relay` is the usual relay point. `role`: an administrator may
 * do what visitors may not, when the request asks for it (RESA-02).
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
    /** True when a login asks for a code as well (LOGIN-03). */
    secondFactor: boolean('second_factor').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the owner asked to delete the account; null again if they come back in time. */
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

/** A link of a message, to a page or a file of the site. */
export interface MessageLink {
  label: string
  /** Path on the site. */
  path: string
}

/**
 * E-mail messages to send, written in the transaction that causes them: a crash loses none, and a rollback sends none.
 * With a mail server, a row is deleted once it is delivered; without one, the demo shows it to its `audience`, the
 * person who caused it. A row is tried at `nextTryAt`, by one instance at a time.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    audience: text('audience').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Path of the page that the message links to; empty when there is none. */
    link: text('link').notNull(),
    /** Further links of the message, by name. */
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
  /** Account that the secret opens; null when there is none. */
  customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/**
 * Logins that wait for the code of the second factor, or have just received it. Only the hash of the transaction is
 * kept, and it also salts the hash of the code: someone who reads the table can use neither.
 */
export const loginCodes = pgTable(
  'login_codes',
  {
    hash: text('hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Hash of the token of the session that asked. */
    sessionHash: text('session_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the right code was given; null until then. */
    passedAt: timestamp('passed_at', { withTimezone: true }),
  },
  (table) => [index('login_codes_customer').on(table.customerId)],
)

/** Counters of the rate limits: the number of tries of each key, and since when. */
export const tries = pgTable('tries', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})

/** Browsers that a customer has logged in from: the wrong tries of others do not lock these out. */
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

/** Passkeys (WebAuthn, Level 3) that open an account. Nothing stored here is secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Identifier given by the authenticator, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter, for authenticators that have one: a lower value than before reveals a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** True when the owner's other devices have it too. */
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
)

/**
 * Hashes of the challenges that browsers were asked to sign: each is valid once, for a short time, and for its asker
 * only.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    /** Hash of the asker's token: the session's, or the browser's own for a login. */
    askerHash: text('session_hash').notNull(),
    purpose: text('purpose', { enum: ['create', 'login'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)

/**
 * Friends to whom a customer had the shop write. Their address is not stored, since they did not give it themselves
 * (RGPD, article 5.1.c): its hash tells that it was written to, and its masked form tells the customer which one it
 * was.
 */
export const sponsorships = pgTable(
  'sponsorships',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Hash of the address in lower case. */
    emailHash: text('email_hash').notNull(),
    /** « p…@exemple.fr » */
    masked: text('masked').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.emailHash] }),
    index('sponsorships_email').on(table.emailHash),
  ],
)

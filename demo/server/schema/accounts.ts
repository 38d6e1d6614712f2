import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RelayPoint } from '../relays/relay-points.ts'
import { moment, ownerId } from './columns.ts'

/**
 * Customers; `email` is in lower case. `verifiedAt` is when the address was verified by the link of a message. One
 * address may have several unverified accounts, but only one verified one. `passwordHash` is null for a guest, and for
 * a customer with a loyalty card who has no account yet. `relay` is the usual relay point. `role`: an administrator may
 * do what visitors may not, when the request asks for it (RESA-02).
 */
export const customers = pgTable(
  'customers',
  (t) => ({
    id: t.serial('id').primaryKey(),
    email: t.text('email').notNull(),
    verifiedAt: moment('verified_at'),
    passwordHash: t.text('password_hash'),
    firstName: t.text('first_name').notNull(),
    lastName: t.text('last_name').notNull(),
    points: t.integer('points').notNull().default(0),
    role: t
      .text('role', { enum: ['customer', 'administrator'] })
      .notNull()
      .default('customer'),
    relay: t.jsonb('relay').$type<RelayPoint>(),
    /** True when a login asks for a code as well (LOGIN-03). */
    secondFactor: t.boolean('second_factor').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the owner asked to delete the account; null again if they come back in time. */
    deletionAskedAt: moment('deletion_asked_at'),
  }),
  (table) => [
    check('customers_points', sql`${table.points} >= 0`),
    index('customers_email').on(table.email),
    uniqueIndex('customers_verified').on(table.email).where(sql`${table.verifiedAt} is not null`),
  ],
)

/** A customer's addresses. Orders keep their own copy. */
export const addresses = pgTable(
  'addresses',
  (t) => ({
    id: t.serial('id').primaryKey(),
    customerId: ownerId('customer_id', () => customers.id),
    label: t.text('label').notNull(),
    title: t.text('title').notNull(),
    firstName: t.text('first_name').notNull(),
    lastName: t.text('last_name').notNull(),
    company: t.text('company').notNull(),
    street: t.text('street').notNull(),
    more: t.text('more').notNull(),
    postalCode: t.text('postal_code').notNull(),
    city: t.text('city').notNull(),
    country: t.text('country').notNull(),
    phone: t.text('phone').notNull(),
  }),
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
  (t) => ({
    id: t.serial('id').primaryKey(),
    audience: t.text('audience').notNull(),
    recipient: t.text('recipient').notNull(),
    subject: t.text('subject').notNull(),
    body: t.text('body').notNull(),
    /** Path of the page that the message links to; empty when there is none. */
    link: t.text('link').notNull(),
    /** Further links of the message, by name. */
    links: t.jsonb('links').$type<MessageLink[]>().notNull().default([]),
    sentAt: moment('sent_at').notNull(),
    attempts: t.integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
  }),
  (table) => [index('outbox_audience').on(table.audience), index('outbox_next').on(table.nextTryAt)],
)

/** Secrets sent by e-mail, usable once. Only their hash is kept. */
export const secrets = pgTable('secrets', (t) => ({
  hash: t.text('hash').primaryKey(),
  purpose: t.text('purpose', { enum: ['password', 'account', 'newsletter', 'signup', 'email'] }).notNull(),
  email: t.text('email').notNull(),
  /** Account that the secret opens; null when there is none. */
  customerId: t.integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
}))

/**
 * Logins that wait for the code of the second factor, or have just received it. Only the hash of the transaction is
 * kept, and it also salts the hash of the code: someone who reads the table can use neither.
 */
export const loginCodes = pgTable(
  'login_codes',
  (t) => ({
    hash: t.text('hash').primaryKey(),
    customerId: ownerId('customer_id', () => customers.id),
    /** Hash of the token of the session that asked. */
    sessionHash: t.text('session_hash').notNull(),
    codeHash: t.text('code_hash').notNull(),
    tries: t.integer('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the right code was given; null until then. */
    passedAt: moment('passed_at'),
  }),
  (table) => [index('login_codes_customer').on(table.customerId)],
)

/** Counters of the rate limits: the number of tries of each key, and since when. */
export const tries = pgTable('tries', (t) => ({
  key: t.text('key').primaryKey(),
  count: t.integer('count').notNull(),
  since: moment('since').notNull(),
}))

/** Browsers that a customer has logged in from: the wrong tries of others do not lock these out. */
export const devices = pgTable(
  'devices',
  (t) => ({
    tokenHash: t.text('token_hash').notNull(),
    customerId: ownerId('customer_id', () => customers.id),
    seenAt: moment('seen_at').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.customerId] }),
    index('devices_customer').on(table.customerId),
  ],
)

/** Passkeys (WebAuthn, Level 3) that open an account. Nothing stored here is secret. */
export const passkeys = pgTable(
  'passkeys',
  (t) => ({
    id: t.serial('id').primaryKey(),
    customerId: ownerId('customer_id', () => customers.id),
    /** Identifier given by the authenticator, in base64url. */
    credentialId: t.text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: t.text('public_key').notNull(),
    /** Signature counter, for authenticators that have one: a lower value than before reveals a copy. */
    counter: t.bigint('counter', { mode: 'number' }).notNull(),
    transports: t.jsonb('transports').$type<string[]>().notNull(),
    /** True when the owner's other devices have it too. */
    isSynced: t.boolean('is_synced').notNull(),
    name: t.text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  }),
  (table) => [index('passkeys_customer').on(table.customerId)],
)

/**
 * Hashes of the challenges that browsers were asked to sign: each is valid once, for a short time, and for its asker
 * only.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  (t) => ({
    hash: t.text('hash').primaryKey(),
    /** Hash of the asker's token: the session's, or the browser's own for a login. */
    askerHash: t.text('session_hash').notNull(),
    purpose: t.text('purpose', { enum: ['create', 'login'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  }),
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)

/**
 * Friends to whom a customer had the shop write. Their address is not stored, since they did not give it themselves
 * (RGPD, article 5.1.c): its hash tells that it was written to, and its masked form tells the customer which one it
 * was.
 */
export const sponsorships = pgTable(
  'sponsorships',
  (t) => ({
    customerId: ownerId('customer_id', () => customers.id),
    /** Hash of the address in lower case. */
    emailHash: t.text('email_hash').notNull(),
    /** « p…@exemple.fr » */
    masked: t.text('masked').notNull(),
    sentAt: moment('sent_at').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.customerId, table.emailHash] }),
    index('sponsorships_email').on(table.emailHash),
  ],
)

import { bigint, boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'

/** Passkeys (WebAuthn, Level 3) that open an account: what is kept of one is no secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** What its authenticator knows it by, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as far as it counts: one that goes back is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** Whether its owner's other devices have it too. */
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
)

/** What a browser was asked to sign, by its hash: once, in time, and by who was asked. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    /** By the hash of its token: a session's, or the browser's own for a login. */
    askerHash: text('session_hash').notNull(),
    purpose: text('purpose', { enum: ['create', 'login'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)

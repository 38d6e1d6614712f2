import { bigint, boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'

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

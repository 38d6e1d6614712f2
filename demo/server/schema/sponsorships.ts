import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'

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

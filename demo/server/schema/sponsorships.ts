import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'

/**
 * Friends whom a customer had written to. An address that its owner has not given is not kept (RGPD, article 5.1.c): its
 * hash says that it was written to, and what is left of it says to the customer which one it was.
 */
export const sponsorships = pgTable(
  'sponsorships',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Of the address in lower case. */
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

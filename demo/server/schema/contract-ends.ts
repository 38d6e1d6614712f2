import { date, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { subscriptions } from './subscriptions.ts'

/**
 * Notices that end a contract (code de la consommation, L215-1-1), as they came. `key` and `print` are what a repeated
 * sending is known by. `wishedOn`, `Y-m-d`: null for as soon as may be. `subscriptionId`: what it ended by itself; null where the shop reads it.
 */
export const contractEnds = pgTable(
  'contract_ends',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull(),
    print: text('print').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    reference: text('reference').notNull(),
    wishedOn: date('wished_on', { mode: 'string' }),
    reason: text('reason').notNull(),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    notifiedAt: timestamp('notified_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('contract_ends_key').on(table.key, table.print)],
)

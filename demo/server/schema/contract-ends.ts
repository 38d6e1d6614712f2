import { date, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { subscriptions } from './subscriptions.ts'

/**
 * Notices that end a contract (code de la consommation, L215-1-1), as received. `key` and `print` identify a notice
 * that is sent again. `wishedOn`, `Y-m-d`: null for as soon as possible. `subscriptionId`: the subscription that it
 * ended at once; null when the shop must read it.
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

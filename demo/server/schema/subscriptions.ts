import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { paymentMethods } from './checkout.ts'

/**
 * Subscriptions, paid every so many `months`. Amounts in cents. `nextOn` (`Y-m-d`): day of the next payment; null while
 * stopped. `endsOn` (`Y-m-d`): day on which a notice ends it; nothing is paid on that day or after.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    priceTtc: integer('price_ttc').notNull(),
    months: integer('months').notNull(),
    status: text('status', { enum: ['active', 'stopped'] }).notNull(),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    nextOn: date('next_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    paymentMethodId: integer('payment_method_id')
      .notNull()
      .references(() => paymentMethods.id),
  },
  (table) => [
    index('subscriptions_customer').on(table.customerId),
    check('subscriptions_months', sql`${table.months} > 0`),
    check('subscriptions_next', sql`(${table.status} = 'active') = (${table.nextOn} is not null)`),
  ],
)

/** History of a subscription, in order. */
export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    id: serial('id').primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['started', 'due', 'stopped', 'payment', 'notified', 'ended'] }).notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('subscription_events_subscription').on(table.subscriptionId, table.id)],
)

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

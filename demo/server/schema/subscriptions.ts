import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { paymentMethods } from './checkout.ts'
import { idOf, moment, ownerId } from './columns.ts'

/**
 * Subscriptions, paid every so many `months`. Amounts in cents. `nextOn` (`Y-m-d`): day of the next payment; null while
 * stopped. `endsOn` (`Y-m-d`): day on which a notice ends it; nothing is paid on that day or after.
 */
export const subscriptions = pgTable(
  'subscriptions',
  (t) => ({
    id: t.serial('id').primaryKey(),
    customerId: ownerId('customer_id', () => customers.id),
    name: t.text('name').notNull(),
    priceTtc: t.integer('price_ttc').notNull(),
    months: t.integer('months').notNull(),
    status: t.text('status', { enum: ['active', 'stopped'] }).notNull(),
    startedOn: t.date('started_on', { mode: 'string' }).notNull(),
    nextOn: t.date('next_on', { mode: 'string' }),
    endsOn: t.date('ends_on', { mode: 'string' }),
    paymentMethodId: idOf('payment_method_id', () => paymentMethods.id),
  }),
  (table) => [
    index('subscriptions_customer').on(table.customerId),
    check('subscriptions_months', sql`${table.months} > 0`),
    check('subscriptions_next', sql`(${table.status} = 'active') = (${table.nextOn} is not null)`),
  ],
)

/** History of a subscription, in order. */
export const subscriptionEvents = pgTable(
  'subscription_events',
  (t) => ({
    id: t.serial('id').primaryKey(),
    subscriptionId: ownerId('subscription_id', () => subscriptions.id),
    kind: t.text('kind', { enum: ['started', 'due', 'stopped', 'payment', 'notified', 'ended'] }).notNull(),
    happenedAt: moment('happened_at').notNull(),
  }),
  (table) => [index('subscription_events_subscription').on(table.subscriptionId, table.id)],
)

/**
 * Notices that end a contract (code de la consommation, L215-1-1), as received. `key` and `print` identify a notice
 * that is sent again. `wishedOn`, `Y-m-d`: null for as soon as possible. `subscriptionId`: the subscription that it
 * ended at once; null when the shop must read it.
 */
export const contractEnds = pgTable(
  'contract_ends',
  (t) => ({
    id: t.serial('id').primaryKey(),
    key: t.text('key').notNull(),
    print: t.text('print').notNull(),
    name: t.text('name').notNull(),
    email: t.text('email').notNull(),
    reference: t.text('reference').notNull(),
    wishedOn: t.date('wished_on', { mode: 'string' }),
    reason: t.text('reason').notNull(),
    subscriptionId: t.integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    notifiedAt: moment('notified_at').notNull(),
  }),
  (table) => [uniqueIndex('contract_ends_key').on(table.key, table.print)],
)

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/** The parcel of an order, with its carrier's tracking number. */
export const parcels = pgTable('parcels', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  number: text('number').notNull().unique(),
  carrier: text('carrier').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
})

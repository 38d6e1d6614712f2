import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { orders } from './orders.ts'

/**
 * Amounts that the shop owes a customer for a cancellation or a useless payment, in cents. Numbers have no gaps. A note
 * is `due` until it is paid back.
 */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    amountTtc: integer('amount_ttc').notNull(),
    status: text('status', { enum: ['due', 'refunded'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    index('credit_notes_customer').on(table.customerId),
    check('credit_notes_amount', sql`${table.amountTtc} > 0`),
  ],
)

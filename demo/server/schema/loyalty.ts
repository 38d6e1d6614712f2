import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { orders } from './orders.ts'

/**
 * Changes of customers' loyalty points; their sum is the balance (`customers.points`). `welcome`: the points of a card
 * before the account; `earned` by a paid order; `spent` on an order; `returned` by a cancelled one; `erased` with the
 * account.
 */
export const loyaltyMoves = pgTable(
  'loyalty_moves',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['welcome', 'earned', 'spent', 'returned', 'erased'] }).notNull(),
    points: integer('points').notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('loyalty_moves_customer').on(table.customerId, table.id)],
)

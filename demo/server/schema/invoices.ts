import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { InvoiceContent } from '../invoices/invoice-content.ts'
import { orders } from './orders.ts'

/**
 * The last number given, by series (invoices, credit notes, amounts owed) and year. Its row is locked until the
 * document with the next number is stored.
 */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series', { enum: ['F', 'A', 'R'] }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/**
 * Invoices (`kind` invoice, numbers `F-2026-000001`) and credit notes (`credit`, `A-2026-000001`), never changed or
 * deleted; `content` is all their content. There is one invoice per order; `cause` is the reason of a credit note,
 * which can give only one. `accessHash` is the hash of the key in the message's link, for buyers without an account.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: ['invoice', 'credit'] }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    cause: text('cause').unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    totalHt: integer('total_ht').notNull(),
    totalTtc: integer('total_ttc').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    accessHash: text('access_hash').notNull().unique(),
  },
  (table) => [
    index('invoices_order').on(table.orderId),
    uniqueIndex('invoices_once').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    check('invoices_cause', sql`(${table.kind} = 'credit') = (${table.cause} is not null)`),
  ],
)

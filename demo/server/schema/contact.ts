import { date, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * Messages of visitors to the shop. `key` identifies a request that is sent again, and `print` is a hash of its
 * content: the same key with the same content is kept once.
 */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull(),
    print: text('print').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    /** Fields of a quotation; empty, or null, for other subjects. */
    company: text('company').notNull(),
    wantedOn: date('wanted_on'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('contact_requests_key').on(table.key, table.print),
    index('contact_requests_email').on(table.email),
  ],
)

/** The articles that a quotation asks for, in order. */
export const contactItems = pgTable('contact_items', {
  id: serial('id').primaryKey(),
  requestId: integer('request_id')
    .notNull()
    .references(() => contactRequests.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  quantity: integer('quantity').notNull(),
})

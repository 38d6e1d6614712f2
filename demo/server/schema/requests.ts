import { bigint, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { sessions } from './cart.ts'

/** A file that came with a request, as it is kept. */
export interface KeptFile {
  /** Name of the file in the folder of uploads: the server's own. */
  key: string
  /** What the visitor calls it. */
  name: string
  size: number
  type: string
}

/** Requests for a quote, with their pictures. */
export const quoteRequests = pgTable('quote_requests', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  town: text('town').notNull(),
  postalCode: text('postal_code').notNull(),
  article: text('article').notNull(),
  message: text('message').notNull(),
  files: jsonb('files').$type<KeptFile[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/**
 * Files on their way or waiting for their form, each of one session; `received` of `size` bytes are there. `folder` and
 * `mask` are what the page said they are for. `type` is told by their content, once they are whole.
 */
export const uploads = pgTable(
  'uploads',
  {
    key: text('key').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    folder: text('folder').notNull(),
    mask: text('mask').notNull(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    type: text('type').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('uploads_session').on(table.sessionHash)],
)

/** Who takes the newsletter; `confirmedAt` is null until the link of the message was followed. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text('email').primaryKey(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})

import { bigint, date, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
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

/** One article of a quote, as it was asked for. */
export interface QuoteLine {
  name: string
  /** Its colour and size; empty where any will do. */
  reference: string
  quantity: number
}

/**
 * Requests for a quote, with their articles and pictures. `key` is what a repeated sending is known by, `print` what it
 * said: the same key with the same words is the same request, however often it comes.
 */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull().default(''),
    print: text('print').notNull().default(''),
    project: text('project').notNull().default(''),
    message: text('message').notNull(),
    wantedOn: date('wanted_on'),
    guests: integer('guests'),
    lines: jsonb('lines').$type<QuoteLine[]>().notNull().default([]),
    country: text('country').notNull().default('FR'),
    town: text('town').notNull(),
    postalCode: text('postal_code').notNull(),
    vatNumber: text('vat_number').notNull().default(''),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull().default(''),
    phone: text('phone').notNull().default(''),
    files: jsonb('files').$type<KeptFile[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('quote_requests_key').on(table.key, table.print)],
)

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

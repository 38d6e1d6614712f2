import { bigint, date, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sessions } from './cart.ts'

/** A file of a request, as stored. */
export interface KeptFile {
  /** Name of the file in the folder of uploads, chosen by the server. */
  key: string
  /** Name that the visitor gave it. */
  name: string
  size: number
  type: string
}

/** One article of a quote, as requested. */
export interface QuoteLine {
  name: string
  /** Colour and size; empty for any. */
  reference: string
  quantity: number
}

/**
 * Requests for a quote, with their articles and pictures. `key` identifies a request that is sent again, and `print` is
 * a hash of its content: the same key with the same content is kept once.
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
 * Files being uploaded, or waiting for their form, each of one session; `received` of `size` bytes have come. `folder`
 * and `mask` tell their use, as the page stated it. `type` is detected from the content once the file is whole.
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

/** Addresses subscribed to the newsletter; `confirmedAt` is null until the link of the message was followed. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text('email').primaryKey(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})

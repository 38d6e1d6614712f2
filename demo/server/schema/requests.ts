import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
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

/** A detail of an ad, in its owner's words: « Largeur », « 1,20 m ». */
export interface AdDetail {
  name: string
  value: string
}

/** The shop's decision on an ad; a new or changed one is `waiting` to be reviewed. */
export type AdState = 'waiting' | 'accepted' | 'refused'

/**
 * Customers' small ads. An ad is public when its owner published it (`is_active`) and the shop accepted it. `key`
 * identifies a new ad that is sent again.
 */
export const ads = pgTable(
  'ads',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Cents; null for an ad without a price. */
    price: integer('price'),
    postalCode: text('postal_code').notNull(),
    town: text('town').notNull(),
    /** Day of an event, or day from which a thing can be fetched. */
    day: date('day'),
    details: jsonb('details').$type<AdDetail[]>().notNull().default([]),
    /** Degrees of the point that the owner set on the map; without one, the ad is shown in the middle of its town. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    photos: jsonb('photos').$type<KeptFile[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(false),
    state: text('state').$type<AdState>().notNull().default('waiting'),
    /** Why it was refused, in the shop's words. */
    reason: text('reason').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('ads_customer').on(table.customerId),
    index('ads_public').on(table.state, table.isActive, table.changedAt),
    uniqueIndex('ads_key').on(table.customerId, table.key),
  ],
)

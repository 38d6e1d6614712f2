import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { sessions } from './cart.ts'
import { moment, ownerId } from './columns.ts'

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
  (t) => ({
    id: t.serial('id').primaryKey(),
    key: t.text('key').notNull().default(''),
    print: t.text('print').notNull().default(''),
    project: t.text('project').notNull().default(''),
    message: t.text('message').notNull(),
    wantedOn: t.date('wanted_on'),
    guests: t.integer('guests'),
    lines: t.jsonb('lines').$type<QuoteLine[]>().notNull().default([]),
    country: t.text('country').notNull().default('FR'),
    town: t.text('town').notNull(),
    postalCode: t.text('postal_code').notNull(),
    vatNumber: t.text('vat_number').notNull().default(''),
    name: t.text('name').notNull(),
    email: t.text('email').notNull(),
    company: t.text('company').notNull().default(''),
    phone: t.text('phone').notNull().default(''),
    files: t.jsonb('files').$type<KeptFile[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [uniqueIndex('quote_requests_key').on(table.key, table.print)],
)

/**
 * Files being uploaded, or waiting for their form, each of one session; `received` of `size` bytes have come. `folder`
 * and `mask` tell their use, as the page stated it. `type` is detected from the content once the file is whole.
 */
export const uploads = pgTable(
  'uploads',
  (t) => ({
    key: t.text('key').primaryKey(),
    sessionHash: t
      .text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    folder: t.text('folder').notNull(),
    mask: t.text('mask').notNull(),
    name: t.text('name').notNull(),
    size: t.bigint('size', { mode: 'number' }).notNull(),
    received: t.bigint('received', { mode: 'number' }).notNull().default(0),
    type: t.text('type').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    position: t.integer('position').notNull().default(0),
  }),
  (table) => [index('uploads_session').on(table.sessionHash)],
)

/** Addresses subscribed to the newsletter; `confirmedAt` is null until the link of the message was followed. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', (t) => ({
  email: t.text('email').primaryKey(),
  askedAt: moment('asked_at').notNull(),
  confirmedAt: moment('confirmed_at'),
}))

/**
 * Messages of visitors to the shop. `key` identifies a request that is sent again, and `print` is a hash of its
 * content: the same key with the same content is kept once.
 */
export const contactRequests = pgTable(
  'contact_requests',
  (t) => ({
    id: t.serial('id').primaryKey(),
    key: t.text('key').notNull(),
    print: t.text('print').notNull(),
    subject: t.text('subject').notNull(),
    name: t.text('name').notNull(),
    email: t.text('email').notNull(),
    phone: t.text('phone').notNull(),
    message: t.text('message').notNull(),
    /** Fields of a quotation; empty, or null, for other subjects. */
    company: t.text('company').notNull(),
    wantedOn: t.date('wanted_on'),
    sentAt: moment('sent_at').notNull(),
  }),
  (table) => [
    uniqueIndex('contact_requests_key').on(table.key, table.print),
    index('contact_requests_email').on(table.email),
  ],
)

/** The articles that a quotation asks for, in order. */
export const contactItems = pgTable('contact_items', (t) => ({
  id: t.serial('id').primaryKey(),
  requestId: ownerId('request_id', () => contactRequests.id),
  name: t.text('name').notNull(),
  quantity: t.integer('quantity').notNull(),
}))

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
  (t) => ({
    id: t.serial('id').primaryKey(),
    customerId: ownerId('customer_id', () => customers.id),
    key: t.text('key').notNull(),
    category: t.text('category').notNull(),
    title: t.text('title').notNull(),
    description: t.text('description').notNull(),
    /** Cents; null for an ad without a price. */
    price: t.integer('price'),
    postalCode: t.text('postal_code').notNull(),
    town: t.text('town').notNull(),
    /** Day of an event, or day from which a thing can be fetched. */
    day: t.date('day'),
    details: t.jsonb('details').$type<AdDetail[]>().notNull().default([]),
    /** Degrees of the point that the owner set on the map; without one, the ad is shown in the middle of its town. */
    latitude: t.doublePrecision('latitude'),
    longitude: t.doublePrecision('longitude'),
    photos: t.jsonb('photos').$type<KeptFile[]>().notNull().default([]),
    isActive: t.boolean('is_active').notNull().default(false),
    state: t.text('state').$type<AdState>().notNull().default('waiting'),
    /** Why it was refused, in the shop's words. */
    reason: t.text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  }),
  (table) => [
    index('ads_customer').on(table.customerId),
    index('ads_public').on(table.state, table.isActive, table.changedAt),
    uniqueIndex('ads_key').on(table.customerId, table.key),
  ],
)

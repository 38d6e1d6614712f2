import {
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
import type { KeptFile } from './requests.ts'

/** What an owner says of a thing, in their own words: « Largeur », « 1,20 m ». */
export interface AdDetail {
  name: string
  value: string
}

/** What the shop said of an ad as it stands: an ad that is new, or changed, waits to be read. */
export type AdState = 'waiting' | 'accepted' | 'refused'

/**
 * Small ads of customers. An ad is public where its owner published it (`is_active`) and the shop accepted it. `key` is
 * what a repeated sending of a new one is known by.
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
    /** Cents; null for what has no price. */
    price: integer('price'),
    postalCode: text('postal_code').notNull(),
    town: text('town').notNull(),
    /** The day of an event, or from when a thing may be fetched. */
    day: date('day'),
    details: jsonb('details').$type<AdDetail[]>().notNull().default([]),
    /** Degrees, where the owner showed a point on the map; else the ad is shown in the middle of its town. */
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

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

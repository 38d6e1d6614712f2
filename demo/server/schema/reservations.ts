import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { cartLines } from './cart.ts'
import { articles, references } from './catalogue.ts'
import { orders } from './orders.ts'

/** Weekly hours of a bookable article. `weekday`: 1 is Monday, 7 Sunday; hours are `HH:MM`. */
export const bookableHours = pgTable(
  'bookable_hours',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id),
    weekday: integer('weekday').notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    places: integer('places').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.weekday, table.startsAt] })],
)

/** Days on which the shop is closed: only an administrator can book one. */
export const closedDays = pgTable('closed_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
})

/** One session of a bookable article. Days are `Y-m-d`, hours `HH:MM`, in local time. */
export const bookableSlots = pgTable(
  'bookable_slots',
  {
    id: serial('id').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id),
    day: date('day', { mode: 'string' }).notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    places: integer('places').notNull(),
  },
  (table) => [unique('bookable_slots_once').on(table.articleId, table.day, table.startsAt)],
)

/**
 * Booked places of a slot. Those of a cart line are held until `heldUntil`; the line's quantity gives their number, and
 * deleting the line frees them. Those of an order are kept for good; `seats` gives their number.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: serial('id').primaryKey(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => bookableSlots.id),
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id),
    lineId: integer('line_id')
      .unique()
      .references(() => cartLines.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    seats: integer('seats').notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }),
  },
  (table) => [
    index('bookings_slot').on(table.slotId),
    index('bookings_order').on(table.orderId),
    check('bookings_owner', sql`${table.lineId} is not null or ${table.orderId} is not null`),
    check('bookings_seats', sql`${table.seats} > 0`),
  ],
)

/** People who asked to be told when a reference is back in stock. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id),
    email: text('email').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.referenceId, table.email] })],
)

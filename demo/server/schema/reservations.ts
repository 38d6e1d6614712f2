import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { cartLines } from './cart.ts'
import { articles, references } from './catalogue.ts'
import { idOf, moment } from './columns.ts'
import { orders } from './orders.ts'

/** Weekly hours of a bookable article. `weekday`: 1 is Monday, 7 Sunday; hours are `HH:MM`. */
export const bookableHours = pgTable(
  'bookable_hours',
  (t) => ({
    articleId: idOf('article_id', () => articles.id),
    weekday: t.integer('weekday').notNull(),
    startsAt: t.text('starts_at').notNull(),
    endsAt: t.text('ends_at').notNull(),
    places: t.integer('places').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.articleId, table.weekday, table.startsAt] })],
)

/** Days on which the shop is closed: only an administrator can book one. */
export const closedDays = pgTable('closed_days', (t) => ({
  day: t.date('day', { mode: 'string' }).primaryKey(),
}))

/** One session of a bookable article. Days are `Y-m-d`, hours `HH:MM`, in local time. */
export const bookableSlots = pgTable(
  'bookable_slots',
  (t) => ({
    id: t.serial('id').primaryKey(),
    articleId: idOf('article_id', () => articles.id),
    day: t.date('day', { mode: 'string' }).notNull(),
    startsAt: t.text('starts_at').notNull(),
    endsAt: t.text('ends_at').notNull(),
    places: t.integer('places').notNull(),
  }),
  (table) => [unique('bookable_slots_once').on(table.articleId, table.day, table.startsAt)],
)

/**
 * Booked places of a slot. Those of a cart line are held until `heldUntil`; the line's quantity gives their number, and
 * deleting the line frees them. Those of an order are kept for good; `seats` gives their number.
 */
export const bookings = pgTable(
  'bookings',
  (t) => ({
    id: t.serial('id').primaryKey(),
    slotId: idOf('slot_id', () => bookableSlots.id),
    referenceId: idOf('reference_id', () => references.id),
    lineId: t
      .integer('line_id')
      .unique()
      .references(() => cartLines.id, { onDelete: 'cascade' }),
    orderId: t.integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    seats: t.integer('seats').notNull(),
    heldUntil: moment('held_until'),
  }),
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
  (t) => ({
    referenceId: idOf('reference_id', () => references.id),
    email: t.text('email').notNull(),
    askedAt: moment('asked_at').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.referenceId, table.email] })],
)

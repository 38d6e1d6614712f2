import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The short addresses of pages. `path` begins at the root of the site, with its query and hash. */
export const permalinks = pgTable('permalinks', {
  code: text('code').primaryKey(),
  path: text('path').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

import { type AnyPgColumn, integer, timestamp } from 'drizzle-orm/pg-core'

/** A moment, in universal time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The id of a row of another table, which stays as long as this row. */
export const idOf = (name: string, column: () => AnyPgColumn) => integer(name).notNull().references(column)

/** The id of the row of another table that this row completes. */
export const keyOf = (name: string, column: () => AnyPgColumn) => integer(name).primaryKey().references(column)

/** The id of the row of another table that this row is a part of: it is deleted with it. */
export const ownerId = (name: string, column: () => AnyPgColumn) =>
  integer(name).notNull().references(column, { onDelete: 'cascade' })

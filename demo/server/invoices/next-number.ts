import { sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { dayOf } from '../format.ts'
import { invoiceCounters } from '../schema.ts'

export type Series = (typeof invoiceCounters.$inferSelect)['series']

/**
 * Returns the next number of a series, without gaps: a second caller waits for the first one's transaction, and a
 * rollback gives the number back. Numbering restarts each year, by the day in France. (CGI, annexe II, article 242
 * nonies A, I, 7°: a unique number in a continuous chronological sequence, by series.)
 */
export async function nextNumber(db: Connection, series: Series, now: Date): Promise<string> {
  const year = Number(dayOf(now).slice(0, 4))
  const [row] = await db
    .insert(invoiceCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last })
  if (!row) throw new Error('Le compteur des factures n’a rien donné.')
  return `${series}-${year}-${String(row.last).padStart(6, '0')}`
}

import { sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { dayOf } from '../format.ts'
import { invoiceCounters } from '../schema.ts'

export type Series = (typeof invoiceCounters.$inferSelect)['series']

/**
 * The next number of a series, without a hole: who comes second waits for the first's transaction, and a transaction that
 * is undone gives its number back. Each year, of the day in France, begins anew.
 * (CGI, annexe II, article 242 nonies A, I, 7°: a unique number in a continuous chronological sequence, by series.)
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

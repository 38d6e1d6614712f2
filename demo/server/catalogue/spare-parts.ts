import { inArray } from 'drizzle-orm'
import { formatDayAs } from '../../../src/core/french/day.ts'
import type { Connection } from '../database.ts'
import { articleRepairs } from '../schema.ts'

/** The last day on which spare parts are available; null for never. */
type PartsUntil = string | null

/** « disponibles jusqu’au 31 décembre 2036 », « non disponibles ». */
export function sayParts(until: PartsUntil): string {
  if (!until) return 'non disponibles'
  return `disponibles jusqu’au ${formatDayAs(until, { day: 'numeric', month: 'long', year: 'numeric' })}`
}

/** Returns the availability of spare parts, by article; articles that the law does not concern are left out. */
export async function partsOf(db: Connection, articleIds: number[]): Promise<Map<number, PartsUntil>> {
  const rows = await db.select().from(articleRepairs).where(inArray(articleRepairs.articleId, articleIds))
  return new Map(rows.map(({ articleId, partsUntil }) => [articleId, partsUntil]))
}

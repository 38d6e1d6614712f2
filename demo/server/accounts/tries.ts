import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { tries } from '../schema.ts'

/** How many times something may be tried before a quarter of an hour has gone by. */
export interface TryLimit {
  key: string
  most: number
}

const windowMinutes = 15

/** The key of a limit; what it concerns (an address, a session) is kept as a hash. */
export function tryLimit(what: string, whom: string, most: number): TryLimit {
  return { key: `${what}:${createHash('sha256').update(whom).digest('base64url')}`, most }
}

/**
 * Counts one more try against each limit.
 * @returns why it is one too many; null when it may go on.
 */
export async function countTry(db: Connection, limits: TryLimit[], now: Date): Promise<string | null> {
  const begun = sql`${tries.since} > ${new Date(now.getTime() - windowMinutes * 60_000).toISOString()}::timestamptz`
  let refused = false
  for (const { key, most } of limits) {
    const [row] = await db
      .insert(tries)
      .values({ key, count: 1, since: now })
      .onConflictDoUpdate({
        target: tries.key,
        set: {
          count: sql`case when ${begun} then ${tries.count} + 1 else 1 end`,
          since: sql`case when ${begun} then ${tries.since} else excluded.since end`,
        },
      })
      .returning({ count: tries.count })
    if ((row?.count ?? 0) > most) refused = true
  }
  return refused ? `Trop d’essais : réessayez dans ${windowMinutes} minutes.` : null
}

/** Forgets the tries, after a success. */
export async function forgetTries(db: Connection, limits: TryLimit[]): Promise<void> {
  await db.delete(tries).where(
    inArray(
      tries.key,
      limits.map(({ key }) => key),
    ),
  )
}

/** Forgets the tries that no longer count. */
export async function forgetOldTries(db: Connection, now: Date): Promise<void> {
  await db.delete(tries).where(lt(tries.since, new Date(now.getTime() - windowMinutes * 60_000)))
}

import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { tries } from '../schema.ts'

/** How many times something may be tried before a quarter of an hour has gone by. */
export interface TryLimit {
  key: string
  most: number
}

/** How much strangers may try in a quarter of an hour. */
export interface Budgets {
  /** Wrong passwords and new accounts of one network address: a household, an office. */
  address: number
  /** Wrong passwords on one account, from browsers that its owner never used. */
  account: number
  /** Both, of everybody together: what this machine is ready to hash for strangers. */
  all: number
  /** Messages with a code of one account: whoever asks for them knows its password. */
  codes: number
  /** New sessions of one network address. */
  sessions: number
  /** Orders, and places held, of one network address. */
  holds: number
}

/** For a shop of some thousand visitors a day. */
export const usualBudgets: Budgets = { address: 30, account: 50, all: 600, codes: 10, sessions: 300, holds: 60 }

const windowMinutes = 15

/** The key of a limit; what it concerns (an address, a session) is kept as a hash. */
export function tryLimit(what: string, whom: string, most: number): TryLimit {
  return { key: `${what}:${createHash('sha256').update(whom).digest('base64url')}`, most }
}

/**
 * Counts one more try against each limit: before the work, since tries that come at once would all pass a look at it.
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
          // Counts no further than it says no: an attack that goes on for days overflows nothing.
          count: sql`case when ${begun} then least(${tries.count} + 1, ${most + 1}) else 1 end`,
          since: sql`case when ${begun} then ${tries.since} else excluded.since end`,
        },
      })
      .returning({ count: tries.count })
    if ((row?.count ?? 0) > most) refused = true
  }
  return refused ? `Trop d’essais : réessayez dans ${windowMinutes} minutes.` : null
}

const keysOf = (limits: TryLimit[]) =>
  inArray(
    tries.key,
    limits.map(({ key }) => key),
  )

/** Forgets the tries, after a success. */
export async function forgetTries(db: Connection, limits: TryLimit[]): Promise<void> {
  await db.delete(tries).where(keysOf(limits))
}

/** Takes one try back that was none, and leaves those of others counted. */
export async function takeTryBack(db: Connection, limits: TryLimit[]): Promise<void> {
  if (limits.length === 0) return
  await db
    .update(tries)
    .set({ count: sql`greatest(${tries.count} - 1, 0)` })
    .where(keysOf(limits))
}

/** Forgets the tries that no longer count. */
export async function forgetOldTries(db: Connection, now: Date): Promise<void> {
  await db.delete(tries).where(lt(tries.since, new Date(now.getTime() - windowMinutes * 60_000)))
}

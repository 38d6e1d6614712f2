import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { tries } from '../schema.ts'

/** A rate limit: most tries in a quarter of an hour. */
export interface TryLimit {
  key: string
  most: number
}

/** The rate limits of strangers, per quarter of an hour. */
export interface Budgets {
  /** Wrong passwords and new accounts, per network: a household, an office. */
  address: number
  /** Wrong passwords per account, from browsers that its owner never used. */
  account: number
  /** Wrong passwords and new accounts of everybody together: the hashing that this machine can do for strangers. */
  all: number
  /** Messages with a code, per account: whoever asks for them knows its password. */
  codes: number
  /** New sessions, per network. */
  sessions: number
  /** Orders and held places, per network. */
  holds: number
}

/** For a shop of some thousand visitors a day. */
export const usualBudgets: Budgets = { address: 30, account: 50, all: 600, codes: 10, sessions: 300, holds: 60 }

const windowMinutes = 15

/** Makes the limit of an action for a subject (an address, a session), which is kept as a hash. */
export function tryLimit(what: string, whom: string, most: number): TryLimit {
  return { key: `${what}:${createHash('sha256').update(whom).digest('base64url')}`, most }
}

/**
 * Counts one more try against each limit. It counts before the work is done, since simultaneous tries would all pass a
 * check made first.
 * @returns the refusal; null when the try is allowed.
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
          // The count stops just above the limit, so that an attack of several days cannot overflow it.
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

/** Clears the tries, after a success. */
export async function forgetTries(db: Connection, limits: TryLimit[]): Promise<void> {
  await db.delete(tries).where(keysOf(limits))
}

/** Takes back one try that turned out to be legitimate, and leaves those of others counted. */
export async function takeTryBack(db: Connection, limits: TryLimit[]): Promise<void> {
  if (limits.length === 0) return
  await db
    .update(tries)
    .set({ count: sql`greatest(${tries.count} - 1, 0)` })
    .where(keysOf(limits))
}

/** Deletes the tries that no longer count. */
export async function forgetOldTries(db: Connection, now: Date): Promise<void> {
  await db.delete(tries).where(lt(tries.since, new Date(now.getTime() - windowMinutes * 60_000)))
}

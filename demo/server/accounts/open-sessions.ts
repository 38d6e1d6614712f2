import { and, desc, eq, lt } from 'drizzle-orm'
import type { Session } from '../context.ts'
import type { Connection, Database } from '../database.ts'
import { devices, sessions } from '../schema.ts'
import { closeSessions } from '../sessions.ts'

/** A session that is logged in to an account. */
export interface OpenSession {
  id: number
  /** The browser and its system, from its user agent: « Firefox, Windows ». */
  device: string
  openedAt: Date | null
  seenAt: Date
  /** True for the session that makes the request. */
  isOwn: boolean
}

/** Browser names, in the order in which they are tried: many user agents name other browsers too. */
const browsers: [pattern: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [pattern: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

function deviceName(agent: string): string {
  const found = [browsers, systems].map((names) => names.find(([pattern]) => pattern.test(agent))?.[1])
  return found.filter(Boolean).join(', ') || 'Appareil inconnu'
}

/** Returns a customer's sessions, the most recently used first. */
export async function openSessions(db: Connection, customerId: number, own: Session): Promise<OpenSession[]> {
  const found = await db
    .select({
      id: sessions.id,
      agent: sessions.agent,
      openedAt: sessions.renewedAt,
      seenAt: sessions.seenAt,
      tokenHash: sessions.tokenHash,
    })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
  return found.map(({ agent, tokenHash, ...session }) => ({
    ...session,
    device: deviceName(agent),
    isOwn: tokenHash === own.tokenHash,
  }))
}

/** Minutes between two updates of a session's last use. */
const noteEvery = 1

/** Records that a session is in use, at most once per `noteEvery`. */
export async function noteUse(db: Database, session: Session, now: Date): Promise<void> {
  const isDue = lt(sessions.seenAt, new Date(now.getTime() - noteEvery * 60_000))
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.tokenHash, session.tokenHash), isDue))
}

/**
 * Closes one session of a customer.
 * @returns true when there was one.
 */
export async function closeSession(db: Connection, customerId: number, id: number): Promise<boolean> {
  const isOne = and(eq(sessions.customerId, customerId), eq(sessions.id, id))
  return (await db.delete(sessions).where(isOne).returning({ id: sessions.id })).length > 0
}

/** Closes every session of a customer except this one, and forgets all the known browsers. */
export async function closeOtherSessions(db: Database, customerId: number, own: Session): Promise<void> {
  await db.transaction(async (transaction) => {
    await closeSessions(transaction, customerId, own.tokenHash)
    await transaction.delete(devices).where(eq(devices.customerId, customerId))
  })
}

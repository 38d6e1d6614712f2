import { and, desc, eq, lt } from 'drizzle-orm'
import type { Session } from '../context.ts'
import type { Connection, Database } from '../database.ts'
import { devices, sessions } from '../schema.ts'
import { closeSessions } from '../sessions.ts'

/** A session that is open on an account. */
export interface OpenSession {
  id: number
  /** The browser and its system, as they name themselves: « Firefox, Windows ». */
  device: string
  openedAt: Date | null
  seenAt: Date
  /** Whether it is the one that asks. */
  isOwn: boolean
}

/** The first that a browser's name holds: many name others besides. */
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

/** The sessions of a customer, the last used first. */
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

/** Minutes between two notes of a session's use. */
const noteEvery = 1

/** Notes that a session is used, at most once a minute. */
export async function noteUse(db: Database, session: Session, now: Date): Promise<void> {
  const isDue = lt(sessions.seenAt, new Date(now.getTime() - noteEvery * 60_000))
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.tokenHash, session.tokenHash), isDue))
}

/** Closes one session of a customer. @returns whether there was one. */
export async function closeSession(db: Connection, customerId: number, id: number): Promise<boolean> {
  const isOne = and(eq(sessions.customerId, customerId), eq(sessions.id, id))
  return (await db.delete(sessions).where(isOne).returning({ id: sessions.id })).length > 0
}

/** Closes every session of a customer, but this one; no browser is known any more. */
export async function closeOtherSessions(db: Database, customerId: number, own: Session): Promise<void> {
  await db.transaction(async (transaction) => {
    await closeSessions(transaction, customerId, own.tokenHash)
    await transaction.delete(devices).where(eq(devices.customerId, customerId))
  })
}

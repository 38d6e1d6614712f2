import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv, Session } from './context.ts'
import type { Connection, Database } from './database.ts'
import { type Flash, outbox, sessions } from './schema.ts'

const cookieName = 'flx_session'
const lifetimeSeconds = 30 * 24 * 3600

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const oldest = (now: Date): Date => new Date(now.getTime() - lifetimeSeconds * 1000)

/** Gives the cookie, in place of the one that this very answer may already give. */
function giveCookie(c: Context<AppEnv>, token: string): void {
  c.header('Set-Cookie', undefined)
  setCookie(c, cookieName, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: lifetimeSeconds,
    secure: new URL(c.req.url).protocol === 'https:',
  })
}

/** The visitor's session when the cookie names one that is still alive. Writes nothing. */
export async function findSession(c: Context<AppEnv>, db: Database, now: Date): Promise<Session | undefined> {
  const known = c.get('session')
  if (known) return known
  const token = getCookie(c, cookieName)
  if (!token) return undefined
  const [session] = await db
    .select({ tokenHash: sessions.tokenHash, flash: sessions.flash, customerId: sessions.customerId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.seenAt, oldest(now))))
  if (session) c.set('session', session)
  return session
}

/** The visitor's session, made at the first write. The database keeps the token's hash alone. */
export async function ensureSession(c: Context<AppEnv>, db: Database, now: Date): Promise<Session> {
  const found = await findSession(c, db, now)
  if (found) {
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, found.tokenHash))
    return found
  }
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashOf(token)
  await db.insert(sessions).values({ tokenHash, createdAt: now, seenAt: now })
  giveCookie(c, token)
  const session = { tokenHash, flash: null, customerId: null }
  c.set('session', session)
  return session
}

/**
 * Gives the session a new token and a customer (or none), inside the transaction that goes with it: a token that was
 * known before the login is worth nothing after it. Its unclaimed cart and its messages follow.
 * @returns hands the new token to the browser, once the transaction is done.
 */
export async function renewSession(
  db: Connection,
  session: Session,
  customerId: number | null,
  now: Date,
): Promise<(c: Context<AppEnv>) => Session> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashOf(token)
  await db.update(sessions).set({ tokenHash, customerId, seenAt: now }).where(eq(sessions.tokenHash, session.tokenHash))
  await db.update(outbox).set({ audience: tokenHash }).where(eq(outbox.audience, session.tokenHash))
  return (c) => {
    const renewed = { ...session, tokenHash, customerId }
    giveCookie(c, token)
    c.set('session', renewed)
    return renewed
  }
}

/** Closes every session of a customer, but this one. */
export async function closeSessions(db: Connection, customerId: number, except: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, except)))
}

/** What the page may know of the session: changes with it, and leads back to nothing. */
export function publicHash(session: Session | undefined): string {
  return session ? hashOf(`page:${session.tokenHash}`).slice(0, 16) : 'visiteur'
}

/** Keeps a message for the next page. */
export async function keepFlash(db: Database, session: Session, flash: Flash): Promise<void> {
  await db.update(sessions).set({ flash }).where(eq(sessions.tokenHash, session.tokenHash))
}

/** The message kept for this page, once. */
export async function takeFlash(db: Database, session: Session | undefined): Promise<Flash | null> {
  if (!session?.flash) return null
  await db.update(sessions).set({ flash: null }).where(eq(sessions.tokenHash, session.tokenHash))
  return session.flash
}

/** Forgets the sessions, and their carts, that nobody came back to. */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.seenAt, oldest(now)))
}

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, exists, gt, isNull, lt, ne, not } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { passMessages } from './accounts/outbox.ts'
import { countTry, tryLimit } from './accounts/tries.ts'
import { networkOf } from './arrival.ts'
import type { AppEnv, Services, Session } from './context.ts'
import type { Connection, Database } from './database.ts'
import { Refusal } from './failure.ts'
import { carts, type Flash, type FollowedLink, sessions, uploads } from './schema.ts'

const lifetimeSeconds = 30 * 24 * 3600
/** Hours after which an unused session is deleted: programs that keep no cookie open one with each write. */
const emptyHours = 24
/**
 * Seconds during which a request sent before a login may still arrive after it: a page waits no longer for a response.
 */
const lateSeconds = 30

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const oldest = (now: Date): Date => new Date(now.getTime() - lifetimeSeconds * 1000)

/** Adds `__Host-` over TLS: browsers then accept the cookie from this host only, whatever its subdomains set. */
const nameOf = (isSecure: boolean, name: string): string => (isSecure ? `__Host-${name}` : name)

/** Sets a cookie that scripts and other sites cannot read. */
export function giveOwnCookie(
  c: Context<AppEnv>,
  { isSecure }: Pick<Services, 'isSecure'>,
  name: string,
  token: string,
  maxAge: number,
): void {
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge, secure: isSecure } as const
  setCookie(c, nameOf(isSecure, name), token, options)
}

export function readOwnCookie(
  c: Context<AppEnv>,
  { isSecure }: Pick<Services, 'isSecure'>,
  name: string,
): string | undefined {
  return getCookie(c, nameOf(isSecure, name))
}

const sessionCookie = 'flx_session'

/** Sets the session's cookie, replacing one that this response already sets. */
function giveCookie(c: Context<AppEnv>, services: Services, token: string): void {
  c.header('Set-Cookie', undefined)
  giveOwnCookie(c, services, sessionCookie, token, lifetimeSeconds)
}

const known = {
  tokenHash: sessions.tokenHash,
  flash: sessions.flash,
  customerId: sessions.customerId,
  pageHash: sessions.pageHash,
  link: sessions.link,
}

/** Returns the visitor's session when the cookie names one that has not expired. Writes nothing. */
export async function findSession(c: Context<AppEnv>, services: Services): Promise<Session | undefined> {
  const found = c.get('session')
  if (found) return found
  const token = readOwnCookie(c, services, sessionCookie)
  if (!token) return undefined
  const [session] = await services.db
    .select(known)
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.seenAt, oldest(services.now()))))
  if (session) c.set('session', session)
  return session
}

/**
 * Returns true for a request sent before a login or logout that arrives after it. Its token is no longer valid, and a
 * new session for it would replace the one that the visitor has just got.
 */
async function isLate(c: Context<AppEnv>, services: Services): Promise<boolean> {
  const token = readOwnCookie(c, services, sessionCookie)
  if (!token) return false
  const since = new Date(services.now().getTime() - lateSeconds * 1000)
  const found = await services.db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.formerHash, hashOf(token)), gt(sessions.renewedAt, since)))
  return found.length > 0
}

/**
 * Returns the visitor's session, opening one when there is none.
 * @param forLogin true for a login, which gets a new session anyway: the response that renewed the previous one may be
 * lost.
 */
export async function ensureSession(c: Context<AppEnv>, services: Services, forLogin = false): Promise<Session> {
  const { db, budgets } = services
  const now = services.now()
  const found = await findSession(c, services)
  if (found) {
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, found.tokenHash))
    return found
  }
  // 503: the request succeeds when it is sent again with the new cookie.
  if (!forLogin && (await isLate(c, services)))
    throw new Refusal(503, 'Votre session vient de changer. Réessayez dans un instant.')
  const limit = tryLimit('session-address', networkOf(c.get('client')), budgets.sessions)
  const tooMany = await countTry(db, [limit], now)
  if (tooMany) throw new Refusal(429, tooMany)
  const token = randomBytes(32).toString('base64url')
  const session = { tokenHash: hashOf(token), flash: null, customerId: null, pageHash: null, link: null }
  await db.insert(sessions).values({ tokenHash: session.tokenHash, createdAt: now, seenAt: now })
  giveCookie(c, services, token)
  c.set('session', session)
  return session
}

/** Records that a session is in use, at most once a minute. */
export async function noteUse(db: Database, session: Session, now: Date): Promise<void> {
  const isDue = lt(sessions.seenAt, new Date(now.getTime() - 60_000))
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.tokenHash, session.tokenHash), isDue))
}

/**
 * Gives the session a new token and a customer (or none), within the caller's transaction: a token known before a login
 * is worth nothing after it. A visitor's cart follows, and at a login the messages too; the flash message and the
 * followed link do not.
 * @returns a function that sends the new token to the browser, to call after the transaction.
 */
export async function renewSession(
  db: Connection,
  session: Session,
  customerId: number | null,
  now: Date,
): Promise<(c: Context<AppEnv>, services: Services) => Session> {
  const token = randomBytes(32).toString('base64url')
  const renewed: Session = {
    tokenHash: hashOf(token),
    customerId,
    flash: null,
    link: null,
    pageHash: randomBytes(8).toString('hex'),
  }
  await db
    .update(sessions)
    .set({ ...renewed, seenAt: now, renewedAt: now, formerHash: session.tokenHash })
    .where(eq(sessions.tokenHash, session.tokenHash))
  if (customerId !== null) await passMessages(db, session.tokenHash, renewed.tokenHash)
  return (c, services) => {
    giveCookie(c, services, token)
    c.set('session', renewed)
    return renewed
  }
}

/** Closes every session of a customer, except this one. */
export async function closeSessions(db: Connection, customerId: number, except: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, except)))
}

/**
 * Returns the hash of the session that pages may contain, by which browsers keep apart the stored data of different
 * people. It is the same for all visitors, new with each login and logout, and gives no access.
 */
export function publicHash(session: Session | undefined): string {
  return session?.pageHash ?? 'visiteur'
}

/** Keeps a message for the next page. */
export async function keepFlash(db: Database, session: Session, flash: Flash): Promise<void> {
  await db.update(sessions).set({ flash }).where(eq(sessions.tokenHash, session.tokenHash))
}

/** Redirects to a page of the site, which shows a message. */
export async function redirectSaying(
  c: Context<AppEnv>,
  services: Services,
  path: string,
  flash: Flash,
): Promise<Response> {
  await keepFlash(services.db, await ensureSession(c, services), flash)
  return c.redirect(path, 303)
}

/** Returns the message kept for this page, and deletes it. */
export async function takeFlash(db: Database, session: Session | undefined): Promise<Flash | null> {
  if (!session?.flash) return null
  await db.update(sessions).set({ flash: null }).where(eq(sessions.tokenHash, session.tokenHash))
  return session.flash
}

/** Records the message's link that this browser followed; null forgets it. */
export async function keepLink(db: Connection, session: Session, link: FollowedLink | null): Promise<void> {
  await db.update(sessions).set({ link }).where(eq(sessions.tokenHash, session.tokenHash))
  session.link = link
}

/** Deletes expired sessions with their carts, and unused ones sooner. */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.seenAt, oldest(now)))
  const cart = db.select({ id: carts.id }).from(carts).where(eq(carts.sessionHash, sessions.tokenHash))
  const files = db.select({ key: uploads.key }).from(uploads).where(eq(uploads.sessionHash, sessions.tokenHash))
  await db
    .delete(sessions)
    .where(
      and(
        lt(sessions.seenAt, new Date(now.getTime() - emptyHours * 3_600_000)),
        isNull(sessions.customerId),
        isNull(sessions.pageHash),
        not(exists(cart)),
        not(exists(files)),
      ),
    )
}

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, exists, gt, isNull, lt, ne, not } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { passMessages } from './accounts/outbox.ts'
import { countTry, tryLimit } from './accounts/tries.ts'
import { networkOf } from './arrival.ts'
import type { AppEnv, Services, Session } from './context.ts'
import type { Connection, Database } from './database.ts'
import { Refusal } from './refusal.ts'
import { carts, type Flash, type FollowedLink, sessions, uploads } from './schema.ts'

const lifetimeSeconds = 30 * 24 * 3600
/** A session that came to nothing is not kept for long: programs that keep no cookie open one with each write. */
const emptyHours = 24
/** Requests that left before a login may come after it; none is on its way for longer than its page waits for it. */
const lateSeconds = 30

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const oldest = (now: Date): Date => new Date(now.getTime() - lifetimeSeconds * 1000)

/** `__Host-`: browsers take such a cookie over TLS alone, from this host alone, whatever its subdomains set. */
const nameOf = (isSecure: boolean, name: string): string => (isSecure ? `__Host-${name}` : name)

/** Gives a cookie that scripts and other sites cannot read. */
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

/** Gives the session's cookie, in place of the one that this very answer may already give. */
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

/** The visitor's session when the cookie names one that is still alive. Writes nothing. */
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
 * A request that left before a login, or a logout, and comes after it. Its token opens nothing any more; a new session
 * for it would take the place of the one that the visitor has just got.
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

/** @param forLogin a login answers with a session of its own anyway: the answer to the one before may be lost. */
export async function ensureSession(c: Context<AppEnv>, services: Services, forLogin = false): Promise<Session> {
  const { db, budgets } = services
  const now = services.now()
  const found = await findSession(c, services)
  if (found) {
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, found.tokenHash))
    return found
  }
  // 503: the same request, sent again with the cookie that is there by then, goes through.
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

/**
 * Gives the session a new token and a customer (or none), inside the transaction that goes with it: a token that was
 * known before the login is worth nothing after it. Its unclaimed cart follows, and at a login its messages; what was said
 * to the person before, and the links they followed, do not.
 * @returns hands the new token to the browser, once the transaction is done.
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

/** Closes every session of a customer, but this one. */
export async function closeSessions(db: Connection, customerId: number, except: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, except)))
}

/**
 * What the page may know of the session, to keep apart what browsers store for one person and the next: the same from
 * the first page on, new with each login and logout. It leads back to nothing.
 */
export function publicHash(session: Session | undefined): string {
  return session?.pageHash ?? 'visiteur'
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

/** Notes the link of a message that this browser followed, or forgets it. */
export async function keepLink(db: Connection, session: Session, link: FollowedLink | null): Promise<void> {
  await db.update(sessions).set({ link }).where(eq(sessions.tokenHash, session.tokenHash))
  session.link = link
}

/** Forgets the sessions, and their carts, that nobody came back to, and those that came to nothing. */
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

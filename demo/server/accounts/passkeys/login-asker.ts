import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv, Services } from '../../context.ts'
import { giveOwnCookie, readOwnCookie } from '../../sessions.ts'
import { challengeLifetime } from './challenges.ts'

const cookieName = 'flx_cle'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * The browser that asked for a login by passkey, by the hash of its token; undefined where none asked. The token is not
 * the session's: what is to be signed is asked for as the page opens, its answer may come after that of a login by
 * password, and a new session in it would log the visitor out.
 */
export function findAsker(c: Context<AppEnv>, services: Services): string | undefined {
  const token = readOwnCookie(c, services, cookieName)
  return token && hashOf(token)
}

/** The browser that asks now, for as long as a challenge lasts. */
export function ensureAsker(c: Context<AppEnv>, services: Services): string {
  const token = readOwnCookie(c, services, cookieName) ?? randomBytes(32).toString('base64url')
  giveOwnCookie(c, services, cookieName, token, challengeLifetime / 1000)
  return hashOf(token)
}

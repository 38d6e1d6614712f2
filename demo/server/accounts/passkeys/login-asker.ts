import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv, Services } from '../../context.ts'
import { giveOwnCookie, readOwnCookie } from '../../sessions.ts'
import { challengeLifetime } from './challenges.ts'

const cookieName = 'flx_cle'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Returns the hash of the token of a browser that asked for a login by passkey; undefined when it did not. This token
 * is not the session's: the challenge is requested when the page opens, and its response may come after a login by
 * password. A new session in it would then log the visitor out.
 */
export function findAsker(c: Context<AppEnv>, services: Services): string | undefined {
  const token = readOwnCookie(c, services, cookieName)
  return token && hashOf(token)
}

/** Gives the browser a token for as long as a challenge lasts, and returns its hash. */
export function ensureAsker(c: Context<AppEnv>, services: Services): string {
  const token = readOwnCookie(c, services, cookieName) ?? randomBytes(32).toString('base64url')
  giveOwnCookie(c, services, cookieName, token, challengeLifetime / 1000)
  return hashOf(token)
}

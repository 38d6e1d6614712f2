import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'

/** Address that browsers send their reports to. */
export const reportPath = '/csp-report'

/**
 * The strict policy that the library works under. `form-action` also holds for where a form is redirected to: a bank on
 * another origin is named there. `frame-src` names who plays the videos of the pages. `frame-ancestors`: popups show pages of the site in frames, nobody else may.
 */
export function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types flx',
    `report-uri ${reportPath}`,
  ].join('; ')
}

const twoYears = 2 * 365 * 24 * 3600

/**
 * What every answer carries, files too, and the gate for redirections: a `Location` that begins with two slashes would
 * lead to another site, whoever made it.
 */
export function defences(isSecure: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    if (isSecure) c.header('Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`)
    const location = c.res.headers.get('Location')
    if (location && /^[/\\\s]{2}/.test(location)) c.header('Location', ownPath(location))
  }
}

/** A path of this site, whatever it was made of. */
export function ownPath(path: string): string {
  return `/${path.replace(/^[/\\\s]+/, '')}`
}

/** Gives each answer its nonce and its headers of defence. */
export const contentSecurity: MiddlewareHandler<AppEnv> = async (c, next) => {
  const nonce = randomBytes(16).toString('base64')
  c.set('nonce', nonce)
  await next()
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', policy(nonce))
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
  c.header('X-Frame-Options', 'SAMEORIGIN')
  if (!c.res.headers.has('Referrer-Policy')) c.header('Referrer-Policy', 'same-origin')
}

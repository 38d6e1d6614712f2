import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'

/**
 * The strict policy that the library works under. `form-action` also applies to the address that a form is redirected
 * to, so a bank on another origin would be listed there. `frame-src` lists the video player of the pages.
 * `frame-ancestors` lets only this site show its pages in frames, which its popups do.
 */
function policy(nonce: string): string {
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
  ].join('; ')
}

const twoYears = 2 * 365 * 24 * 3600

/**
 * Sets the security headers of every response, files included, and repairs a `Location` that begins with two slashes:
 * it would redirect to another site.
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

/** Returns a path of this site: several leading slashes become one. */
export function ownPath(path: string): string {
  return `/${path.replace(/^[/\\\s]+/, '')}`
}

/** Gives each response its nonce and its security headers. */
export const contentSecurity: MiddlewareHandler<AppEnv> = async (c, next) => {
  const nonce = randomBytes(16).toString('base64')
  c.set('nonce', nonce)
  await next()
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', policy(nonce))
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
  c.header('X-Frame-Options', 'SAMEORIGIN')
  if (!c.res.headers.has('Referrer-Policy')) c.header('Referrer-Policy', 'same-origin')
}

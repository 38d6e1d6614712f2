import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'

/** Address that browsers send their reports to. */
export const reportPath = '/csp-report'

/** The strict policy that the library works under. */
export function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `report-uri ${reportPath}`,
  ].join('; ')
}

/** Gives each answer its nonce and its headers of defence. */
export const contentSecurity: MiddlewareHandler<AppEnv> = async (c, next) => {
  const nonce = randomBytes(16).toString('base64')
  c.set('nonce', nonce)
  await next()
  c.header('Content-Security-Policy', policy(nonce))
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Frame-Options', 'SAMEORIGIN')
  c.header('Referrer-Policy', 'same-origin')
}

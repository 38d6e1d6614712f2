import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { refuse } from './negotiate.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns true for a request from this site, from the headers of the browser: `Sec-Fetch-Site` on secure origins and
 * localhost, `Origin` on any post.
 */
function comesFromHere(headers: Headers, here: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin !== null && origin === here
}

/**
 * Refuses writes requested by another site, or by a client that sends neither header. Forms have no token: one tied to
 * the session would refuse a form that is sent again after the session ended.
 */
export function csrf(exempt: string[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path, raw } = c.req
    if (safeMethods.has(method) || exempt.includes(path)) return next()
    if (comesFromHere(raw.headers, c.get('origin'))) return next()
    return refuse(c, 403, 'Cette demande ne vient pas d’une page du site : elle est refusée.')
  }
}

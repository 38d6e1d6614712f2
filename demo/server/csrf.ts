import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { refuse } from './negotiate.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Browsers say where a request comes from: `Sec-Fetch-Site` on secure origins and localhost, `Origin` on any post. */
function comesFromHere(headers: Headers, here: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin !== null && origin === here
}

/**
 * Refuses writes that another site, or a client that says nothing of itself, asks for. There is no token in the forms:
 * one that is bound to the session would refuse what a visitor typed before a session ended and sends again after.
 */
export function csrf(exempt: string[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path, raw } = c.req
    if (safeMethods.has(method) || exempt.includes(path)) return next()
    if (comesFromHere(raw.headers, c.get('origin'))) return next()
    return refuse(c, 403, 'Cette demande ne vient pas d’une page du site : elle est refusée.')
  }
}

import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { refuse } from './negotiate.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Browsers say where a request comes from: `Sec-Fetch-Site` on secure origins and localhost, `Origin` on any post. */
function comesFromHere(headers: Headers, host: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host
}

/** Refuses writes that another site, or a client that says nothing of itself, asks for. */
export function csrf(exempt: string[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path, raw, url } = c.req
    if (safeMethods.has(method) || exempt.includes(path)) return next()
    if (comesFromHere(raw.headers, new URL(url).host)) return next()
    return refuse(c, 403, 'Cette demande ne vient pas d’une page du site : elle est refusée.')
  }
}

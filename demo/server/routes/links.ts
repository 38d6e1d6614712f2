import { findSecret, secretHash } from '../accounts/secrets.ts'
import type { App, Services } from '../context.ts'
import type { FollowedLink } from '../schema.ts'
import { ensureSession, keepLink } from '../sessions.ts'

/**
 * Adds the route of a message's link: `path/secret`. The secret is noted in the session, and the visitor is redirected
 * to the page without it, so that it appears in no query, history, `Referer` or screen. It is not spent yet, since
 * programs follow links too.
 */
export function linkRoute(
  app: App,
  services: Services,
  path: string,
  purpose: Exclude<FollowedLink['purpose'], 'order'>,
): void {
  app.get(`${path}/:secret`, async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    const hash = secretHash(purpose, c.req.param('secret'))
    if (await findSecret(services.db, purpose, hash, services.now()))
      await keepLink(services.db, await ensureSession(c, services), { purpose, hash })
    return c.redirect(path, 303)
  })
}

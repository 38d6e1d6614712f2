import { findSecret, secretHash } from '../accounts/secrets.ts'
import type { App, Services } from '../context.ts'
import type { FollowedLink } from '../schema.ts'
import { ensureSession, keepLink } from '../sessions.ts'

/**
 * Where the link of a message leads: `path/secret`. The secret is changed at once for a note in the session, and the page
 * behind has an address without it: nothing of it is in a query, in the history, in a `Referer`, or on a screen. It is
 * not spent yet, for programs follow links too.
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

import type { Hono } from 'hono'
import { readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { isNavigation, returnPath } from '../negotiate.ts'
import { findPermalink, makePermalink, permalinkPath } from '../permalinks/permalinks.ts'
import { Refusal } from '../refusal.ts'
import { ensureSession, keepFlash } from '../sessions.ts'
import { notFound } from './send-page.tsx'

/**
 * `ajax/modules/liens/traitement.php` (PERMA-01): responds with the permalink as text. A plain form is redirected to
 * its page, which shows it.
 */
export function permalinkService(api: Hono<AppEnv>, services: Services): void {
  api.post('/ajax/modules/liens/traitement.php', async (c) => {
    const { action, lien = '' } = await readForm(c)
    if (action !== 'permalien') throw new Refusal(400, 'Cette action est inconnue du serveur.')
    const permalink = await makePermalink(c, services, lien)
    if (!isNavigation(c)) return c.text(permalink)
    const session = await ensureSession(c, services)
    await keepFlash(services.db, session, { kind: 'success', text: `Le permalien a été généré. ${permalink}` })
    return c.redirect(returnPath(c, '/'), 303)
  })
}

/** Redirects a permalink to its page. */
export const permalinkRoutes: RouteModule = (app, services) => {
  app.get(`${permalinkPath}/:code`, async (c) => {
    const path = await findPermalink(services, c.req.param('code'))
    if (!path) return notFound(c, services)
    c.header('Cache-Control', 'no-cache')
    return c.redirect(path, 302)
  })
}

import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { countFromNetwork } from '../accounts/count-hold.ts'
import { readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { ownPath } from '../csp.ts'
import { Refusal } from '../failure.ts'
import { isNavigation, returnPath } from '../negotiate.ts'
import { permalinks } from '../schema.ts'
import { redirectSaying } from '../sessions.ts'
import { notFound } from './send-page.tsx'

/** Path of permalinks, without their code. */
const permalinkPath = '/l'

const longest = 1000

/**
 * Returns the path of a page of this site. A short address to another site would lend our name to strangers.
 * @throws Refusal (400)
 */
function pathOf(link: string, origin: string): string {
  const address = URL.canParse(link, origin) ? new URL(link, origin) : undefined
  if (!link.trim() || address?.origin !== origin) throw new Refusal(400, 'Seule une adresse de ce site a un permalien.')
  const path = ownPath(address.pathname) + address.search + address.hash
  if (path.length > longest) throw new Refusal(400, 'Cette adresse est trop longue.')
  return path
}

/**
 * Returns the permalink of an address of this site, always the same one (PERMA-01).
 * @throws Refusal for an address of another site, and for too many new ones.
 */
async function makePermalink(c: Context<AppEnv>, services: Services, link: string): Promise<string> {
  const { db, budgets } = services
  const origin = c.get('origin')
  const path = pathOf(link, origin)
  const whole = (code: string): string => `${origin}${permalinkPath}/${code}`
  const [known] = await db.select().from(permalinks).where(eq(permalinks.path, path))
  if (known) return whole(known.code)
  const now = services.now()
  const tooMany = await countFromNetwork(c, services, 'permalink', budgets.holds)
  if (tooMany) throw new Refusal(429, tooMany)
  const [made] = await db
    .insert(permalinks)
    .values({ code: randomBytes(6).toString('base64url'), path, createdAt: now })
    // When another request has just created it, its code is returned.
    .onConflictDoUpdate({ target: permalinks.path, set: { path } })
    .returning()
  return whole(made?.code ?? '')
}

/** Returns the path of the page behind a code. */
async function findPermalink({ db }: Services, code: string): Promise<string | undefined> {
  const [found] = await db.select().from(permalinks).where(eq(permalinks.code, code))
  return found?.path
}

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
    const text = `Le permalien a été généré. ${permalink}`
    return redirectSaying(c, services, returnPath(c, '/'), { kind: 'success', text })
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

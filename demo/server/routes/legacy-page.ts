import { join } from 'node:path'
import { renderLegacyFragment, renderLegacyFrame, renderLegacyPage } from '../../site/fixtures/legacy.tsx'
import { legacyPath } from '../../site/fixtures/legacy-parts.tsx'
import type { RouteModule } from '../context.ts'
import { root } from '../root.ts'
import { serveFile } from '../static.ts'
import { scriptAddress } from './page-context.ts'

const fixtures = join(root, 'demo/site/fixtures')

/** The page of an old template, and what it opens: `?marque` marks the element to scroll to. */
export const legacyPageRoutes: RouteModule = (app) => {
  app.get(legacyPath, (c) => {
    const origin = c.get('origin')
    const marked = c.req.query('marque') !== undefined
    const script = scriptAddress(c.get('origin'))
    return c.html(renderLegacyPage({ nonce: c.get('nonce'), script, url: origin + legacyPath, marked }))
  })
  app.get(`${legacyPath}.css`, async (c) => (await serveFile(c, fixtures, 'legacy.css', {})) ?? c.notFound())
  app.get(`${legacyPath}/cadre`, (c) => c.html(renderLegacyFrame(c.req.query('u'))))
  app.get(`${legacyPath}/fragment`, (c) => c.html(renderLegacyFragment()))
}

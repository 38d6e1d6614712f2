import type { Context } from 'hono'
import type { Point } from '../../../src/core/french/coordinates.ts'
import { FindsPage, type FindsState } from '../../site/finds-page.tsx'
import { readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { readPoint } from '../coordinates/point.ts'
import { pageId } from '../page-id.ts'
import { sendPage } from './send-page.tsx'

async function show(c: Context<AppEnv>, services: Services, state: FindsState) {
  return sendPage(c, services, {
    title: 'Signaler un objet trouvé',
    trail: [pageId.contact],
    isPersonal: true,
    children: <FindsPage {...state} />,
  })
}

/** `/trouvailles`: a form to report a find and its place (MAP-01). The page repeats the report; nothing is stored. */
export const findsRoutes: RouteModule = (app, services) => {
  app.get('/trouvailles', (c) => show(c, services, { fields: {}, wrong: [], told: null }))
  app.post('/trouvailles', async (c) => {
    const fields = await readForm(c)
    const { point, wrong } = readPoint({ lat: fields['latitude'] ?? '', lng: fields['longitude'] ?? '' }, true)
    const what = fields['objet']?.trim() ?? ''
    const refused = [...wrong, ...(what ? [] : (['objet'] as const))]
    const told: { what: string; point: Point } | null = refused.length === 0 && point ? { what, point } : null
    return show(c, services, { fields: told ? {} : fields, wrong: refused, told })
  })
}

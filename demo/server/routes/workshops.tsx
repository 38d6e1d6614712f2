import type { Context } from 'hono'
import { lastWeek, type WorkshopPlacesProps, workshopPlaces } from '../../site/parts/workshop-places.tsx'
import { WorkshopsPage } from '../../site/workshops-page.tsx'
import { readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { dayOf } from '../format.ts'
import { workshopSessions } from '../reservations/workshop-sessions.ts'
import { sendTextPage } from './text-page.tsx'

async function places({ db, now }: Services, asked = ''): Promise<WorkshopPlacesProps> {
  const moment = now()
  const week = /^\d$/.test(asked) ? Math.min(Number(asked), lastWeek) : 0
  return { sessions: await workshopSessions(db, moment), today: dayOf(moment), week }
}

async function page(c: Context<AppEnv>, services: Services): Promise<Response> {
  return sendTextPage(
    c,
    services,
    'ateliers',
    <WorkshopsPage places={await places(services, c.req.query('semaine'))} />,
  )
}

/** The page of the workshops, and the block of the places that are left, which is asked for anew. */
export const workshopRoutes: RouteModule = (app, services) => {
  app.get('/page/ateliers', (c) => page(c, services))
  app.post('/ateliers/places', async (c) => {
    const { semaine } = await readForm(c)
    c.header('Cache-Control', 'no-store')
    return c.html(workshopPlaces(await places(services, semaine)))
  })
}

import type { Context, Hono } from 'hono'
import { OpeningPage, ShopAgenda, type ShopAgendaProps } from '../../site/parts/shop-agenda.tsx'
import { lastWeek, type WorkshopPlacesProps, workshopPlaces } from '../../site/parts/workshop-places.tsx'
import { WorkshopsPage } from '../../site/workshops-page.tsx'
import { readForm } from '../body.ts'
import { bookableArticles } from '../catalogue/article-cards.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { monthOf } from '../day-entries.ts'
import { dayOf } from '../format.ts'
import { isNavigation, sendData } from '../negotiate.ts'
import { writeView } from '../no-breaks.ts'
import { workshopDays, workshopSessions } from '../reservations/workshop-sessions.ts'
import { closedDays } from '../schema.ts'
import { sendTextPage } from './text-page.tsx'

async function places({ db, now }: Services, asked = ''): Promise<WorkshopPlacesProps> {
  const moment = now()
  const week = /^\d$/.test(asked) ? Math.min(Number(asked), lastWeek) : 0
  return { sessions: await workshopSessions(db, moment), today: dayOf(moment), week }
}

/** One address serves the page to readers, and the days of a month to the calendar (CAL-01). */
async function page(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { semaine, year, month } = c.req.query()
  c.header('Vary', 'Accept, Sec-Fetch-Mode')
  const left = await places(services, semaine)
  // A month without sessions would be empty: the calendar begins with that of the next one.
  const shown = monthOf(year, month, left.sessions[0]?.day ?? left.today)
  const entries = workshopDays(left.sessions, shown)
  if (!isNavigation(c) && (c.req.header('accept') ?? '').includes('application/json')) {
    c.header('Cache-Control', 'no-store')
    return sendData(c, entries)
  }
  const workshops = await bookableArticles(services.db)
  return sendTextPage(
    c,
    services,
    'ateliers',
    <WorkshopsPage workshops={workshops} month={shown} entries={entries} places={left} />,
  )
}

async function agenda({ db, now }: Services, asked = ''): Promise<ShopAgendaProps> {
  const moment = now()
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(asked) ?? []
  const closed = (await db.select().from(closedDays)).map(({ day }) => day)
  return { month: monthOf(year, month, dayOf(moment)), sessions: await workshopSessions(db, moment), closed }
}

/** The agenda's service, whose address is the same on many sites (CAL-04): `module`, `param`, `date`. */
export function agendaRoutes(api: Hono<AppEnv>, services: Services): void {
  api.post('/ajax/modules/agenda/utils.php', async (c) => {
    const { module, date } = await readForm(c)
    if (module !== 'boutique') return c.html('<p class="alert alert-danger">Cet agenda n’existe pas.</p>', 404)
    return c.html(writeView(<ShopAgenda {...(await agenda(services, date))} />))
  })
}

/**
 * The page of the workshops, its calendar, and the block of the places left, which is loaded again when they change.
 */
export const workshopRoutes: RouteModule = (app, services) => {
  app.get('/page/ateliers', (c) => page(c, services))
  app.get('/page/horaires-et-acces', async (c) =>
    sendTextPage(
      c,
      services,
      'horaires-et-acces',
      <OpeningPage agenda={await agenda(services, c.req.query('mois'))} />,
    ),
  )
  app.post('/ateliers/places', async (c) => {
    const { semaine } = await readForm(c)
    c.header('Cache-Control', 'no-store')
    return c.html(workshopPlaces(await places(services, semaine)))
  })
}

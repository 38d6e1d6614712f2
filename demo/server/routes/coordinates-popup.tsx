import { Coordinates } from '../../site/coordinates.tsx'
import { coordinatesTexts } from '../../site/coordinates-texts.ts'
import { renderPopupPage } from '../../site/popup-page.tsx'
import type { RouteModule } from '../context.ts'
import { findTowns, readParameters, readPoint } from '../coordinates/point.ts'
import { findSession, publicHash } from '../sessions.ts'
import { scriptAddress } from './page-context.ts'
import { notFound } from './send-page.tsx'

/**
 * The popup of coordinates (MAP-01, POPUP-08). Its button sends `choisir`: the page's script then writes the chosen
 * point into the form of the page that opened it.
 */
export const coordinatesPopupRoutes: RouteModule = (app, services) => {
  app.get('/:lang{[a-z]{2}}/fpopup_coord_map_v3.html', async (c) => {
    if (c.req.query('p') !== 'commun:coord_map_v3') return notFound(c, services)
    const lang = c.req.param('lang') === 'en' ? 'en' : 'fr'
    const parameters = readParameters(c.req.query())
    const isChoice = c.req.query('choisir') !== undefined
    const reading = readPoint(parameters, isChoice)
    const searched = parameters.adresse_search
    const session = await findSession(c, services)
    c.header('Cache-Control', session?.customerId ? 'no-store' : 'private, no-cache')
    return c.html(
      renderPopupPage({
        lang,
        nonce: c.get('nonce'),
        script: scriptAddress(c.get('origin')),
        ownScript: '/coordinates.js',
        title: coordinatesTexts[lang].title,
        sessionHash: publicHash(session),
        children: (
          <Coordinates
            path={c.req.path}
            texts={coordinatesTexts[lang]}
            parameters={parameters}
            reading={reading}
            chosen={isChoice ? reading.point : null}
            towns={searched ? findTowns(searched) : null}
          />
        ),
      }),
    )
  })
}

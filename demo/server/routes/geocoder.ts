import type { RouteModule } from '../context.ts'
import { geocode } from '../streets/geocode.ts'

const most = 20

/**
 * `/geocodage/search/?q=&limit=`: the geocoder of the towns and streets on the shop's map, in the format of the French
 * address base (GeoCodeJSON).
 */
export const geocoderRoutes: RouteModule = (app) => {
  app.get('/geocodage/search/', (c) => {
    const query = (c.req.query('q') ?? '').trim()
    const asked = Number(c.req.query('limit') ?? 5)
    if (query.length < 2 || query.length > 200) {
      return c.json({ code: 400, message: 'q : de 2 à 200 caractères sont attendus.' }, 400)
    }
    const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : 5
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json({
      type: 'FeatureCollection',
      version: 'draft',
      features: geocode(query, limit),
      attribution: 'L’Estran, rues dessinées par règle',
      query,
      limit,
    })
  })
}

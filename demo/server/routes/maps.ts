import type { RouteModule } from '../context.ts'
import { geocode } from '../streets/geocode.ts'
import { streetTile, zooms } from '../streets/street-tiles.ts'

const day = 'public, max-age=86400'

/** The map of streets: `/carte/rues.json`, a TileJSON, and its vector tiles. */
export const streetTileRoutes: RouteModule = (app) => {
  app.get('/carte/rues.json', (c) => {
    c.header('Cache-Control', day)
    return c.json({
      tilejson: '3.0.0',
      name: 'Rues',
      attribution: 'Plan schématique',
      scheme: 'xyz',
      minzoom: zooms.min,
      maxzoom: zooms.max,
      tiles: [`${c.get('origin')}/carte/{z}/{x}/{y}.pbf`],
    })
  })
  app.get('/carte/:z{\\d{1,2}}/:x{\\d{1,5}}/:y{\\d{1,5}\\.pbf}', (c) => {
    const { z, x, y } = c.req.param()
    const tile = streetTile(Number(z), Number(x), Number.parseInt(y, 10))
    if (!tile) return c.notFound()
    c.header('Cache-Control', day)
    return c.body(tile, 200, { 'Content-Type': 'application/vnd.mapbox-vector-tile' })
  })
}

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

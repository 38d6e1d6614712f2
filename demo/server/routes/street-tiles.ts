import type { RouteModule } from '../context.ts'
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

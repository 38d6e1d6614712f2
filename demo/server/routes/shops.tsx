import { asc } from 'drizzle-orm'
import { ShopsPage } from '../../site/shops-page.tsx'
import type { RouteModule } from '../context.ts'
import { pageId } from '../page-id.ts'
import { salePoints } from '../schema.ts'
import { findDoor } from '../streets/town-plan.ts'
import { pageContext } from './page-context.ts'
import { sendPage } from './send-page.tsx'

/** `/boutiques`: the shops, in a list and on a map (MAP-02). */
export const shopsRoutes: RouteModule = (app, services) => {
  app.get('/boutiques', async (c) => {
    const points = await services.db.select().from(salePoints).orderBy(asc(salePoints.id))
    const shops = points.map((shop) => ({ ...shop, point: findDoor(shop.postalCode, shop.street) }))
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'Nos boutiques',
      description: 'Les boutiques L’Estran, leurs horaires et leur place dans la ville.',
      trail: [pageId.home],
      children: <ShopsPage shops={shops} />,
    })
  })
}

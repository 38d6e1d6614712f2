import { ParcelPage } from '../../site/parcel-page.tsx'
import type { RouteModule } from '../context.ts'
import { findParcel, parcelPath } from '../orders/parcels.ts'
import { pageId } from '../page-id.ts'
import { findSession } from '../sessions.ts'
import { pageContext } from './page-context.ts'
import { notFound, sendPage } from './send-page.tsx'

/** `/suivi/:numero`: a parcel, only for the customer who ordered it. */
export const parcelRoutes: RouteModule = (app, services) => {
  app.get(parcelPath(':numero'), async (c) => {
    const customerId = (await findSession(c, services))?.customerId
    const found = customerId ? await findParcel(services.db, customerId, c.req.param('numero') ?? '') : undefined
    if (!found) return notFound(c, services)
    return sendPage(c, {
      context: await pageContext(c, services),
      title: `Colis ${found.parcel.number}`,
      trail: [pageId.account],
      isPersonal: true,
      children: <ParcelPage {...found} />,
    })
  })
}

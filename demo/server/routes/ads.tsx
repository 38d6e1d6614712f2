import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { AdPage } from '../../site/ad-page.tsx'
import { AdsPage } from '../../site/ads-page.tsx'
import { isAdministrator } from '../accounts/administrator.ts'
import { type Ad, adsPath, isCategory, isPublic } from '../ads/ad.ts'
import { findAd, pagesOf, publicAds } from '../ads/keep-ads.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { pageId } from '../page-id.ts'
import { findSession } from '../sessions.ts'
import { storedPath } from '../uploads/storage.ts'
import { pageContext } from './page-context.ts'
import { notFound, sendPage } from './send-page.tsx'

/** Returns an ad that this visitor may see. Only its owner and administrators see one that waits or was withdrawn. */
async function visibleAd(c: Context<AppEnv>, services: Services): Promise<{ ad: Ad; isOwn: boolean } | undefined> {
  const { db } = services
  const ad = await findAd(db, Number(c.req.param('id')))
  if (!ad) return undefined
  const session = await findSession(c, services)
  const isOwn = session?.customerId === ad.customerId
  if (isPublic(ad) || isOwn || (await isAdministrator(db, session))) return { ad, isOwn }
  return undefined
}

/** `/annonces`: the list of ads, and the page of each. */
export const adRoutes: RouteModule = (app, services) => {
  app.get(adsPath, async (c) => {
    const { categorie = '', page: asked = '' } = c.req.query()
    const category = isCategory(categorie) ? categorie : ''
    const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
    const { ads, total } = await publicAds(services.db, category, page)
    const pages = pagesOf(total)
    if ((categorie && !category) || page > pages) return notFound(c, services)
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'Vos annonces',
      description: 'Ce que les clients de L’Estran donnent, vendent ou organisent près de la mer.',
      trail: [pageId.home],
      children: <AdsPage {...{ ads, total, category, page, pages }} />,
    })
  })

  app.get(`${adsPath}/:id{[0-9]{1,9}}`, async (c) => {
    const found = await visibleAd(c, services)
    if (!found) return notFound(c, services)
    return sendPage(c, {
      context: await pageContext(c, services),
      title: found.ad.title,
      trail: [pageId.home],
      isPersonal: !isPublic(found.ad),
      children: <AdPage {...found} />,
    })
  })
  app.get(`${adsPath}/:id{[0-9]{1,9}}/photos/:place{[0-9]}`, async (c) => {
    const found = await visibleAd(c, services)
    const photo = found?.ad.photos[Number(c.req.param('place'))]
    if (!photo) return c.notFound()
    const content = Readable.toWeb(createReadStream(storedPath(services.uploadsDir, photo.key)))
    // Browsers must revalidate it, since an ad may be withdrawn, and a photo replaced.
    return c.body(content as unknown as globalThis.ReadableStream, 200, {
      'Content-Type': photo.type,
      'Cache-Control': 'private, no-cache',
      ETag: `"${photo.key}"`,
    })
  })
}

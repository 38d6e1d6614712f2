import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { LoggedOutPage } from '../../site/account-page.tsx'
import { AdPage } from '../../site/ad-page.tsx'
import { AdReviewPage } from '../../site/ad-review-page.tsx'
import { AdsPage } from '../../site/ads-page.tsx'
import { DeleteAdPage, OwnAdsPage } from '../../site/own-ads-page.tsx'
import { AdForm, type AdFormProps } from '../../site/parts/ad-form.tsx'
import { PageHead } from '../../site/parts/page-head.tsx'
import { renderPopupPage } from '../../site/popup-page.tsx'
import { isAdministrator } from '../accounts/customer.ts'
import { type Ad, adService, adsPath, isCategory, isPublic, newAdPath, ownAdsPath, reviewPath } from '../ads/ad.ts'
import { findAd, findOwnAd, judgeAd, ownAds, pagesOf, publicAds, waitingAds } from '../ads/keep-ads.ts'
import { cleanText, fieldsOf } from '../ads/read-ad.ts'
import { alertAnswer } from '../alert-view.tsx'
import { idIn, readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { baseOf, inMode } from '../negotiate.ts'
import { pageId } from '../page-id.ts'
import { findSession, publicHash, redirectSaying, takeFlash } from '../sessions.ts'
import { storedPath } from '../uploads/storage.ts'
import { scriptAddress } from './page-context.ts'
import { notFound, sendPage } from './send-page.tsx'

const modeOf = (c: Context<AppEnv>) => {
  return { base: baseOf(c), query: inMode(c, '') }
}

async function sendOwn(c: Context<AppEnv>, services: Services, title: string, children: ReactNode) {
  const { base } = modeOf(c)
  return sendPage(c, services, { title, trail: [pageId.account], isPersonal: true, base, children })
}

/** Sends the page to log in; after the login, the same page shows the ads. */
export function sendLogin(c: Context<AppEnv>, services: Services): Promise<Response> {
  return sendOwn(c, services, 'Mes annonces', <LoggedOutPage base={modeOf(c).base} />)
}

/** Sends the form of an ad; in a popup's frame, without the header and footer of the site. */
export async function sendAdForm(
  c: Context<AppEnv>,
  services: Services,
  form: Omit<AdFormProps, 'action' | 'sendKey'>,
): Promise<Response> {
  const { base, query } = modeOf(c)
  const title = form.ad ? 'Modifier une annonce' : 'Déposer une annonce'
  const content = (
    <>
      {c.req.query('success') === '1' &&
        alertAnswer('success', 'L’annonce est enregistrée. La boutique relit ce qui a changé avant de le montrer.')}
      <AdForm {...form} action={base + adService} sendKey={randomUUID()} />
    </>
  )
  c.header('Vary', 'Sec-Fetch-Dest')
  if (c.req.header('sec-fetch-dest') !== 'iframe') {
    const page = (
      <>
        <PageHead links={[{ href: ownAdsPath + query, name: 'Mes annonces' }]} title={title} />
        {content}
      </>
    )
    return sendOwn(c, services, title, page)
  }
  const session = await findSession(c, services)
  c.header('Cache-Control', 'no-store')
  const page = renderPopupPage({
    nonce: c.get('nonce'),
    script: scriptAddress(c.get('origin')),
    title,
    sessionHash: publicHash(session),
    base,
    back: { href: ownAdsPath + query, name: 'Vos annonces' },
    flash: await takeFlash(services.db, session),
    isFramed: true,
    children: content,
  })
  return c.html(page)
}

/** `/mes-annonces`: a customer's own ads, and their forms, as pages. With `?mode=html`, services respond in HTML. */
export const ownAdRoutes: RouteModule = (app, services) => {
  const { db } = services
  const customerOf = async (c: Context<AppEnv>) => (await findSession(c, services))?.customerId
  const own = async (c: Context<AppEnv>, draw: (customerId: number) => Promise<Response>): Promise<Response> => {
    const customerId = await customerOf(c)
    return customerId ? draw(customerId) : sendLogin(c, services)
  }
  app.get(ownAdsPath, (c) =>
    own(c, async (customerId) => {
      const page = <OwnAdsPage ads={await ownAds(db, customerId)} {...modeOf(c)} />
      return sendOwn(c, services, 'Mes annonces', page)
    }),
  )
  app.get(newAdPath, (c) => own(c, async () => sendAdForm(c, services, { fields: {}, errors: {}, files: [] })))
  app.get(`${ownAdsPath}/:id{[0-9]{1,9}}/modifier`, (c) =>
    own(c, async (customerId) => {
      const ad = await findOwnAd(db, Number(c.req.param('id')), customerId)
      if (!ad) return notFound(c, services)
      return sendAdForm(c, services, { ad, fields: fieldsOf(ad), errors: {}, files: [] })
    }),
  )
  app.get(`${ownAdsPath}/:id{[0-9]{1,9}}/supprimer`, (c) =>
    own(c, async (customerId) => {
      const ad = await findOwnAd(db, Number(c.req.param('id')), customerId)
      if (!ad) return notFound(c, services)
      const { base, query } = modeOf(c)
      return sendOwn(
        c,
        services,
        'Supprimer une annonce',
        <DeleteAdPage ad={ad} base={base} back={ownAdsPath + query} />,
      )
    }),
  )
}

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
    return sendPage(c, services, {
      title: 'Vos annonces',
      description: 'Ce que les clients de L’Estran donnent, vendent ou organisent près de la mer.',
      children: <AdsPage {...{ ads, total, category, page, pages }} />,
    })
  })

  app.get(`${adsPath}/:id{[0-9]{1,9}}`, async (c) => {
    const found = await visibleAd(c, services)
    if (!found) return notFound(c, services)
    return sendPage(c, services, {
      title: found.ad.title,
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

const mostReason = 300

/** `/gerance/annonces`: the ads to review, for administrators. */
export const adReviewRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  app.get(reviewPath, async (c) => {
    if (!(await isAdministrator(db, await findSession(c, services)))) return notFound(c, services)
    return sendPage(c, services, {
      title: 'Annonces à relire',
      trail: [pageId.account],
      isPersonal: true,
      children: <AdReviewPage ads={await waitingAds(db)} />,
    })
  })
  app.post(reviewPath, async (c) => {
    const session = await findSession(c, services)
    if (!session || !(await isAdministrator(db, session))) return notFound(c, services)
    const fields = await readForm(c)
    const { lue = '', verdict, motif = '' } = fields
    const isAccepted = verdict === 'accepter'
    const reason = cleanText(motif).slice(0, mostReason)
    const say = (kind: 'success' | 'error', text: string) => redirectSaying(c, services, reviewPath, { kind, text })
    if (!isAccepted && verdict !== 'refuser') return say('error', 'Acceptez l’annonce, ou refusez-la.')
    if (!isAccepted && !reason) return say('error', 'Dites pourquoi elle est refusée : son auteur le lira.')
    const isJudged = await judgeAd(db, idIn(fields, 'annonce'), lue, { isAccepted, reason }, now())
    if (!isJudged) return say('error', 'Cette annonce a changé depuis, ou quelqu’un l’a déjà relue.')
    return say('success', isAccepted ? 'L’annonce est en ligne.' : 'L’annonce est refusée, son auteur est prévenu.')
  })
}

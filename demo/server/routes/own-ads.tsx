import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { LoggedOutPage } from '../../site/account-page.tsx'
import { DeleteAdPage, OwnAdsPage } from '../../site/own-ads-page.tsx'
import { AdForm, type AdFormProps } from '../../site/parts/ad-form.tsx'
import { Breadcrumb } from '../../site/parts/breadcrumb.tsx'
import { renderPopupPage } from '../../site/popup-page.tsx'
import { adService, newAdPath, ownAdsPath } from '../ads/ad.ts'
import { findOwnAd, ownAds } from '../ads/keep-ads.ts'
import { fieldsOf } from '../ads/read-ad.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { pageId } from '../page-id.ts'
import { findSession, publicHash, takeFlash } from '../sessions.ts'
import { pageContext, scriptAddress } from './page-context.ts'
import { notFound, sendPage } from './send-page.tsx'

const modeOf = (c: Context<AppEnv>) => {
  const isHtml = c.req.query('mode') === 'html' || c.req.path.startsWith('/html/')
  return { base: isHtml ? '/html/globalflexit/' : '/globalflexit/', query: isHtml ? '?mode=html' : '' }
}

async function sendOwn(c: Context<AppEnv>, services: Services, title: string, children: ReactNode) {
  const { base } = modeOf(c)
  const context = await pageContext(c, services)
  return sendPage(c, { context, title, trail: [pageId.account], isPersonal: true, base, children })
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
      {c.req.query('success') === '1' && (
        <p className="alert alert-success" role="status">
          L’annonce est enregistrée. La boutique relit ce qui a changé avant de le montrer.
        </p>
      )}
      <AdForm {...form} action={base + adService} sendKey={randomUUID()} />
    </>
  )
  c.header('Vary', 'Sec-Fetch-Dest')
  if (c.req.header('sec-fetch-dest') !== 'iframe') {
    const page = (
      <>
        <Breadcrumb links={[{ href: ownAdsPath + query, name: 'Mes annonces' }]} current={title} />
        <header className="page-head">
          <h1>{title}</h1>
        </header>
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

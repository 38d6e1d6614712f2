import { asc, eq, ne } from 'drizzle-orm'
import type { Context } from 'hono'
import { Article } from '../../site/article.tsx'
import { CartPage } from '../../site/cart-page.tsx'
import { DelaysFixture } from '../../site/fixtures/delays.tsx'
import { GalleryFixture } from '../../site/fixtures/gallery.tsx'
import { Home } from '../../site/home.tsx'
import { DeliveryTables } from '../../site/parts/delivery-tables.tsx'
import type { UnpaidOrder } from '../../site/parts/unpaid-orders.tsx'
import { SiteMap } from '../../site/site-map.tsx'
import { wireReply } from '../cart/cart-wire.ts'
import { findArticle } from '../catalogue/article.ts'
import { featuredArticles, neighbours } from '../catalogue/article-cards.ts'
import { departmentEmblems } from '../catalogue/emblems.ts'
import { readMenu } from '../catalogue/menu.ts'
import { readDesk } from '../checkout/desk.ts'
import { atStep, openStep } from '../checkout/step.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { dayOf } from '../format.ts'
import { unpaidOrders } from '../orders/order.ts'
import { bankAddress } from '../orders/order-made.tsx'
import { pageId } from '../page-id.ts'
import { searchRelays } from '../relays/search-relays.ts'
import { deliveryOffers, pages, pictures } from '../schema.ts'
import { bookingOf } from './article-popup.tsx'
import { articlesPage } from './articles.tsx'
import { pageContext } from './page-context.ts'
import { elsewhere, notFound, sendPage } from './send-page.tsx'
import { sendTextPage } from './text-page.tsx'

/** Id of the shop front's picture: it is at the top of the page, and left out of the gallery. */
const heroPicture = 1

async function home(c: Context<AppEnv>, services: Services) {
  const { db } = services
  const context = await pageContext(c, services)
  const shown = await db.select().from(pictures).where(ne(pictures.id, heroPicture)).orderBy(asc(pictures.id))
  const notes = await db.select().from(pages).where(eq(pages.section, 'Le carnet')).orderBy(asc(pages.id)).limit(3)
  return sendPage(c, {
    context,
    title: 'L’Estran',
    description: 'Objets pour la maison, le jardin et la papeterie, venus du bord de mer.',
    trail: [pageId.home],
    children: (
      <Home
        context={context}
        emblems={await departmentEmblems(db)}
        featured={await featuredArticles(db, 8)}
        pictures={shown}
        notes={notes}
      />
    ),
  })
}

function allOffers({ db }: Services) {
  return db.select().from(deliveryOffers).orderBy(asc(deliveryOffers.id))
}

async function article(c: Context<AppEnv>, services: Services) {
  const detail = await findArticle(services.db, c.req.param('slug') ?? '')
  if (!detail) return notFound(c, services)
  const { article, references, path } = detail
  const asked = references.find(({ id, stock }) => String(id) === c.req.query('reference') && stock > 0)
  const chosen = asked ?? references.find(({ stock }) => stock > 0) ?? references[0]
  if (!chosen) return notFound(c, services)
  return sendPage(c, {
    context: await pageContext(c, services),
    title: article.name,
    description: article.tagline,
    trail: [...path.map(({ id }) => pageId.category(id)), pageId.article(article.id)],
    script: '/article.js',
    children: (
      <Article
        detail={detail}
        chosen={chosen}
        deliveries={{ offers: await allOffers(services), day: dayOf(services.now()) }}
        booking={await bookingOf(c, services, detail, { forceadm: c.req.query('forceadm') })}
        neighbours={await neighbours(services.db, article, 8)}
      />
    ),
  })
}

/** Returns the result of a relay search made without script, as it is sent. */
function askedRelays(c: Context<AppEnv>): Record<string, unknown> {
  const { code_postal: postalCode = '', ville } = c.req.query()
  return /^\d{5}$/.test(postalCode) ? searchRelays(postalCode, ville) : {}
}

/** Returns the visitor's orders, with an account or as a guest, that still wait for their bank. */
async function unpaid(services: Services, customerId: number | null): Promise<UnpaidOrder[]> {
  if (customerId === null) return []
  const found = await unpaidOrders(services.db, customerId, services.now())
  return found.map(({ token, ...order }) => ({ ...order, payment: bankAddress(token, services.bankUrl) }))
}

async function cart(c: Context<AppEnv>, services: Services) {
  const context = await pageContext(c, services)
  const { pathname, search, searchParams } = new URL(c.req.url)
  const asked = searchParams.get('etape') ?? ''
  const step = openStep(asked, context.cart)
  // The address always names the step that is shown, even without script.
  if (asked && asked !== step) return c.redirect(atStep(pathname + search, step))
  const base = c.req.query('mode') === 'html' ? '/html/globalflexit/' : '/globalflexit/'
  const desk = await readDesk(services.db, context.cart)
  const outcome = { status: 'ok' as const, step, more: askedRelays(c) }
  const reply = wireReply(context.cart, desk, outcome, dayOf(services.now()))
  return sendPage(c, {
    context,
    title: 'Votre panier',
    trail: [pageId.cart],
    isPersonal: true,
    base,
    children: (
      <CartPage
        reply={reply}
        base={base}
        unpaid={await unpaid(services, context.cart.checkout.customerId)}
        elsewhere={context.cart.lines.length === 0 ? await elsewhere(services, context.departments) : undefined}
      />
    ),
  })
}

async function delivery(c: Context<AppEnv>, services: Services) {
  return sendTextPage(c, services, 'livraison', <DeliveryTables offers={await allOffers(services)} />)
}

async function siteMap(c: Context<AppEnv>, services: Services) {
  const entries = await readMenu(services.db, 'principal')
  const items = entries.flatMap((entry) => (entry.type === 'menu' ? entry.data : []))
  return sendPage(c, {
    context: await pageContext(c, services),
    title: 'Plan du site',
    trail: [pageId.home],
    children: <SiteMap items={items} />,
  })
}

export const pageRoutes: RouteModule = (app, services) => {
  app.get('/', (c) => home(c, services))
  app.get('/articles', (c) => articlesPage(c, services))
  app.get('/article/:slug', (c) => article(c, services))
  app.get('/panier', (c) => cart(c, services))
  app.get('/page/livraison', (c) => delivery(c, services))
  app.get('/page/:slug', (c) => sendTextPage(c, services, c.req.param('slug')))
  app.get('/plan', (c) => siteMap(c, services))
  app.get('/essais/delais', async (c) =>
    sendPage(c, {
      context: await pageContext(c, services),
      title: 'Essais de tableau',
      trail: [pageId.home],
      children: <DelaysFixture />,
    }),
  )
  app.get('/essais/galerie', async (c) =>
    sendPage(c, {
      context: await pageContext(c, services),
      title: 'Essais de galerie',
      trail: [pageId.home],
      children: <GalleryFixture />,
    }),
  )
}

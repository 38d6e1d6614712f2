import { asc, eq, ne } from 'drizzle-orm'
import type { Context } from 'hono'
import { Article } from '../../site/article.tsx'
import { Articles } from '../../site/articles.tsx'
import { CartPage } from '../../site/cart-page.tsx'
import { Home } from '../../site/home.tsx'
import { DeliveryTables } from '../../site/parts/delivery-tables.tsx'
import type { UnpaidOrder } from '../../site/parts/unpaid-orders.tsx'
import { SearchPage } from '../../site/search-page.tsx'
import { ShopsPage } from '../../site/shops-page.tsx'
import { SiteMap } from '../../site/site-map.tsx'
import { wireReply } from '../cart/cart-wire.ts'
import { departmentEmblems, findArticle, pathOf } from '../catalogue/article.ts'
import { cardsOf, featuredArticles, listArticles, neighbours } from '../catalogue/article-cards.ts'
import { countColours, readFilter } from '../catalogue/article-filter.ts'
import { readMenu } from '../catalogue/menu.ts'
import { readDesk } from '../checkout/desk.ts'
import { atStep, openStep } from '../checkout/step.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { dayOf } from '../format.ts'
import { baseOf } from '../negotiate.ts'
import { unpaidOrders } from '../orders/order.ts'
import { bankAddress } from '../orders/order-made.tsx'
import { pageId } from '../page-id.ts'
import { searchRelays } from '../relays/relay-actions.ts'
import { deliveryOffers, pages, pictures, salePoints, selections } from '../schema.ts'
import { searchSite } from '../search/search-site.ts'
import { findDoor } from '../streets/town-plan.ts'
import { bookingOf } from './article-popup.tsx'
import { pageContext } from './page-context.ts'
import { elsewhere, notFound, sendPage } from './send-page.tsx'
import { sendTextPage } from './text-page.tsx'

/** Sends the list of articles, filtered and sorted by its query; with plain links and a plain form. */
async function articlesPage(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { db } = services
  const filter = readFilter(new URL(c.req.url).searchParams)
  const context = await pageContext(c, services)
  const category = context.categories.find((candidate) => candidate.slug === filter.shelf)
  const [selection] = filter.selection
    ? await db.select().from(selections).where(eq(selections.slug, filter.selection))
    : []
  if ((filter.shelf && !category) || (filter.selection && !selection)) return notFound(c, services)

  const path = pathOf(context.categories, category?.id ?? null)
  const department = path[0]
  const shelves = department
    ? context.categories.filter(({ id, parentId }) => parentId === department.id || id === department.id)
    : context.departments
  const { cards, total } = await listArticles(db, filter)
  const title = category?.name ?? selection?.name ?? 'Toute la boutique'
  const intro = category?.intro ?? selection?.intro ?? 'Sept rayons, vingt-trois artisans, et rien d’inutile.'
  const trail = selection
    ? [pageId.section(0), pageId.selection(selection.id)]
    : path.length > 0
      ? path.map(({ id }) => pageId.category(id))
      : [pageId.articles]
  return sendPage(c, services, {
    context,
    title,
    description: intro,
    trail,
    children: (
      <Articles
        title={title}
        intro={intro}
        path={path}
        shelves={shelves}
        palette={await countColours(db, filter)}
        filter={filter}
        cards={cards}
        total={total}
      />
    ),
  })
}

/** Id of the shop front's picture: it is at the top of the page, and left out of the gallery. */
const heroPicture = 1

async function home(c: Context<AppEnv>, services: Services) {
  const { db } = services
  const context = await pageContext(c, services)
  const shown = await db.select().from(pictures).where(ne(pictures.id, heroPicture)).orderBy(asc(pictures.id))
  const notes = await db.select().from(pages).where(eq(pages.section, 'Le carnet')).orderBy(asc(pages.id)).limit(3)
  return sendPage(c, services, {
    context,
    title: 'L’Estran',
    description: 'Objets pour la maison, le jardin et la papeterie, venus du bord de mer.',
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
  return sendPage(c, services, {
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
  const base = baseOf(c)
  const desk = await readDesk(services.db, context.cart)
  const outcome = { status: 'ok' as const, step, more: askedRelays(c) }
  const reply = wireReply(context.cart, desk, outcome, dayOf(services.now()))
  return sendPage(c, services, {
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
  return sendPage(c, services, {
    title: 'Plan du site',
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
}

/** `/boutiques`: the shops, in a list and on a map (MAP-02). */
export const shopsRoutes: RouteModule = (app, services) => {
  app.get('/boutiques', async (c) => {
    const points = await services.db.select().from(salePoints).orderBy(asc(salePoints.id))
    const shops = points.map((shop) => ({ ...shop, point: findDoor(shop.postalCode, shop.street) }))
    return sendPage(c, services, {
      title: 'Nos boutiques',
      description: 'Les boutiques L’Estran, leurs horaires et leur place dans la ville.',
      children: <ShopsPage shops={shops} />,
    })
  })
}

const mostFound = 48

/** `/recherche?q=`: searches articles and pages; an exact name redirects to its page. */
export const searchRoutes: RouteModule = (app, services) => {
  app.get('/recherche', async (c) => {
    const asked = (c.req.query('q') ?? '').trim().slice(0, 200)
    const found = await searchSite(services.db, asked)
    const article = found.articles.find(({ name }) => name === asked)
    if (article) return c.redirect(`/article/${article.slug}`, 303)
    const page = found.pages.find(({ title }) => title === asked)
    if (page) return c.redirect(`/page/${page.slug}`, 303)
    const cards = await cardsOf(services.db, found.articles.slice(0, mostFound))
    const context = await pageContext(c, services)
    const isEmpty = cards.length + found.pages.length === 0
    return sendPage(c, services, {
      context,
      title: asked ? `Recherche : ${asked}` : 'Recherche',
      trail: [pageId.articles],
      children: (
        <SearchPage
          asked={asked}
          cards={cards}
          found={found}
          elsewhere={isEmpty ? await elsewhere(services, context.departments) : undefined}
        />
      ),
    })
  })
}

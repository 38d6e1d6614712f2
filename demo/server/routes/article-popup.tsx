import type { Context } from 'hono'
import { Booking, type BookingProps } from '../../site/parts/booking.tsx'
import { Price } from '../../site/parts/price.tsx'
import { renderPopupPage } from '../../site/popup-page.tsx'
import { isForced } from '../accounts/customer.ts'
import { readCart } from '../cart/cart-state.ts'
import { type ArticleDetail, articlePath, findArticle } from '../catalogue/article.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { articleImage } from '../media-address.ts'
import { wireSlots } from '../reservations/reservation-wire.ts'
import { slotsAhead } from '../reservations/slots.ts'
import { findSession, publicHash, takeFlash } from '../sessions.ts'
import { scriptAddress } from './page-context.ts'
import { notFound } from './send-page.tsx'

/** The references of an article as pictures, each a plain button that adds it to the cart (ART-03). */
function Criteria({ detail: { article, references } }: { detail: ArticleDetail }) {
  return (
    <flx-stock close-popup="" no-alert="">
      <flx-add-to-cart confirm="none" cart="/panier">
        <form className="criteria" method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
          <input type="hidden" name="idarticle" value={article.id} />
          <input type="hidden" name="quantite" value={1} />
          {references.map(({ id, colour, label, priceTtc, stock }) => (
            <button
              key={id}
              type="submit"
              className="criteria__choice"
              name="idreference"
              value={id}
              disabled={stock === 0}
            >
              <img src={articleImage(article.shape, colour, article.id, 240)} width={112} height={112} alt="" />
              <span>{label}</span>
              <span>{stock === 0 ? 'Épuisé' : <Price cents={priceTtc} />}</span>
            </button>
          ))}
        </form>
      </flx-add-to-cart>
    </flx-stock>
  )
}

/** Returns the days and slots of an article for this visitor, as its page shows them. */
export async function bookingOf(
  c: Context<AppEnv>,
  services: Services,
  { article, references }: ArticleDetail,
  more: Pick<BookingProps, 'move' | 'type' | 'forceadm'> = {},
): Promise<BookingProps | undefined> {
  const { db, now } = services
  const moment = now()
  const session = await findSession(c, services)
  const forced = await isForced(db, session, more.forceadm)
  const slots = await slotsAhead(db, article.id, moment, forced)
  const [reference] = references
  if (slots.length === 0 || !reference) return undefined
  const day = c.req.query('jour') ?? c.req.query('date') ?? ''
  const asked = references.find(({ id }) => String(id) === c.req.query('idreference')) ?? reference
  const wire = wireSlots(article.id, slots, day, await readCart(db, session?.tokenHash, moment))
  const url = new URL(c.req.url)
  return { slots: wire, referenceId: asked.id, page: url.pathname + url.search, ...more }
}

async function popupPage(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { db } = services
  const template = (c.req.query('p') ?? '').split('::').at(-1)
  const id = Number(/^\d{1,9}$/.exec(c.req.query('idarticle') ?? '')?.[0])
  const path = id ? await articlePath(db, id) : undefined
  const detail = path && (await findArticle(db, path.replace('/article/', '')))
  if (!detail || !['choix_reservation', 'choix_criteres'].includes(template ?? '')) return notFound(c, services)
  const { idligne = '', type, date = '', heure = '', forceadm, from = 'panier', mode } = c.req.query()
  const move = type === 'move' ? { lineId: idligne, date, start: heure.slice(0, 5), from } : undefined
  const isBooking = template === 'choix_reservation'
  const booking = isBooking ? await bookingOf(c, services, detail, { move, type, forceadm }) : undefined
  if (isBooking && !booking) return notFound(c, services)
  const session = await findSession(c, services)
  c.header('Cache-Control', session?.customerId ? 'no-store' : 'private, no-cache')
  return c.html(
    renderPopupPage({
      nonce: c.get('nonce'),
      script: scriptAddress(c.get('origin')),
      title: move ? `Déplacer : ${detail.article.name}` : detail.article.name,
      sessionHash: publicHash(session),
      base: mode === 'html' ? '/html/globalflexit/' : undefined,
      back:
        from === 'compte'
          ? { href: '/compte', name: 'Voir votre compte' }
          : { href: '/panier', name: 'Voir le panier' },
      flash: await takeFlash(db, session),
      children: booking ? <Booking {...booking} /> : <Criteria detail={detail} />,
    }),
  )
}

/** The popups that pages open by address (POPUP-08): the choice of a reservation, and the choice of criteria. */
export const articlePopupRoutes: RouteModule = (app, services) => {
  app.get('/fr/fpopup_criteres.html', (c) => popupPage(c, services))
}

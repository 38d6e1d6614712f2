import type { Context } from 'hono'
import * as v from 'valibot'
import { slotsReply } from '../../../src/shop/reservation/reservation-contract.ts'
import { ReservationView } from '../../../src/shop/reservation/reservation-view.tsx'
import { countHold } from '../accounts/count-hold.ts'
import { isForced } from '../accounts/customer.ts'
import { idIn } from '../body.ts'
import type { CartOutcome } from '../cart/cart-outcome.ts'
import { type CartChange, type CartState, readCart } from '../cart/cart-state.ts'
import { wireReply } from '../cart/cart-wire.ts'
import { changeCart } from '../cart/write-cart.ts'
import { readDesk } from '../checkout/desk.ts'
import type { AppEnv, Services } from '../context.ts'
import { dayOf } from '../format.ts'
import { answer, isNavigation, kindOf, returnPath, sendData } from '../negotiate.ts'
import { type BookingTime, bookSlot, moveInCart } from '../reservations/book.ts'
import { moveOrdered } from '../reservations/change-ordered.ts'
import { wireSlots } from '../reservations/reservation-wire.ts'
import { readSlotValue } from '../reservations/slot-text.ts'
import { slotsAhead } from '../reservations/slots.ts'
import { ensureSession, findSession, redirectSaying } from '../sessions.ts'

/** A request on an article, with its fields, sent by GET or POST. */
export interface ArticleCall {
  c: Context<AppEnv>
  services: Services
  fields: Record<string, string>
}

export type ArticleAction = (call: ArticleCall) => Promise<Response>

/** Fields of the request that the view's form sends again. */
const kept = ['idarticle', 'idreference', 'idligne', 'type', 'from', 'from_date', 'from_heure', 'forceadm']

/** Returns the address of the page that shows the view, for one of its days. */
function dayAddress(path: string, date: string): string {
  const url = new URL(path, 'http://page')
  url.searchParams.set('date', date)
  return url.pathname + url.search
}

async function slotsAnswer(
  { c, services, fields }: ArticleCall,
  cart: CartState,
  notice: { isDone: boolean; text: string } | null,
): Promise<Response> {
  const { db, now } = services
  const articleId = idIn(fields, 'idarticle')
  const asked = readSlotValue(fields['idvalue'] ?? '')?.day ?? fields['date'] ?? ''
  const forced = await isForced(db, await findSession(c, services), fields['forceadm'])
  const data = wireSlots(articleId, await slotsAhead(db, articleId, now(), forced), asked, cart)
  const isMove = fields['type'] === 'move'
  const page = returnPath(c, '/articles')
  const moved = isMove ? { date: fields['from_date'] ?? '', start: fields['from_heure'] ?? '' } : null
  const back = Object.fromEntries(kept.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
  const inAccount = fields['from'] === 'compte'
  const move = inAccount ? 'changereservationcompte' : 'changereservationpanier'
  const action = isMove ? move : 'reservation'
  return answer(
    c,
    data,
    <ReservationView
      slots={v.parse(slotsReply, data)}
      action={c.req.path}
      fields={{ action, ...back }}
      moved={moved}
      notice={notice}
      hrefOf={(date) => dayAddress(page, date)}
    />,
  )
}

const creneaux: ArticleAction = async (call) => {
  const { c, services } = call
  const now = services.now()
  const session = await findSession(c, services)
  return slotsAnswer(call, await readCart(services.db, session?.tokenHash, now), null)
}

/**
 * Responds to a booking with the cart, and with `result` and `msg`, which older calls of the specification expect. A
 * plain form is redirected to `next` when it succeeds.
 */
async function bookedAnswer(
  call: ArticleCall,
  state: CartState,
  outcome: CartOutcome,
  next?: string,
): Promise<Response> {
  const { c, services } = call
  const { db, now } = services
  const text = outcome.error || outcome.info || ''
  const isDone = outcome.status === 'ok'
  if (isNavigation(c)) {
    const kind = isDone ? 'success' : 'error'
    return redirectSaying(c, services, isDone && next ? next : returnPath(c, '/panier'), { kind, text })
  }
  if (kindOf(c.req.path) === 'html') return slotsAnswer(call, state, { isDone, text })
  const reply = wireReply(state, await readDesk(db, state), outcome, dayOf(now()))
  return sendData(c, { ...reply, result: isDone ? 1 : 0, msg: text })
}

/** Makes an action that changes the bookings of the visitor's cart. */
const inCart =
  (make: (fields: ArticleCall['fields'], time: BookingTime) => CartChange): ArticleAction =>
  async (call) => {
    const { c, services, fields } = call
    const { db } = services
    const now = services.now()
    await countHold(c, services)
    const session = await ensureSession(c, services)
    const forced = await isForced(db, session, fields['forceadm'])
    const { state, outcome } = await changeCart(db, session.tokenHash, now, make(fields, { now, forced }))
    return bookedAnswer(call, state, outcome)
  }

const changereservationpanier = inCart((fields, time) =>
  moveInCart(idIn(fields, 'idligne'), fields['idvalue'] ?? '', time),
)

const book = inCart((fields, time) =>
  bookSlot(idIn(fields, 'idreference'), fields['idvalue'] ?? '', Math.max(1, idIn(fields, 'quantite')), time),
)

const reservation: ArticleAction = (call) => (call.fields['type'] === 'move' ? changereservationpanier : book)(call)

const changereservationcompte: ArticleAction = async (call) => {
  const { c, services, fields } = call
  const { db } = services
  const now = services.now()
  const session = await findSession(c, services)
  const customerId = session?.customerId ?? null
  const forced = await isForced(db, session, fields['forceadm'])
  const value = fields['idvalue'] ?? ''
  const moved = await moveOrdered(db, customerId, idIn(fields, 'idligne'), value, { now, forced })
  const state = await readCart(db, session?.tokenHash, now)
  const { isDone, message } = moved
  const outcome = isDone ? { status: 'ok' as const, info: message } : { status: 'ko' as const, error: message }
  return bookedAnswer(call, state, outcome, '/compte')
}

/** Actions of an article that is booked for a time (RESA-01). */
export const reservationActions: Record<string, ArticleAction> = {
  creneaux,
  reservation,
  changereservationpanier,
  changereservationcompte,
}

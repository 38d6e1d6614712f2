import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { countHold } from '../accounts/count-hold.ts'
import { movePoints, type PointsOrder } from '../accounts/loyalty-moves.ts'
import { action, type CartAction, type CartCall, type CartResult, field } from '../cart/action.ts'
import { type CartChange, type CartState, refused } from '../cart/cart-state.ts'
import { noteSeen, readSeenPrices, type SeenPrices, totalRefusal } from '../cart/price-change.ts'
import { addUp, type CartTotals } from '../cart/totals.ts'
import { changeCart } from '../cart/write-cart.ts'
import { partsOf } from '../catalogue/article.ts'
import { keepRelay } from '../checkout/choices.ts'
import { readDesk } from '../checkout/desk.ts'
import { readOrderOptions, setOptions } from '../checkout/extras.ts'
import { obstaclesOf, shortages } from '../checkout/obstacles.ts'
import type { Connection } from '../database.ts'
import { keepForOrder } from '../reservations/order-bookings.ts'
import { cartLines, cartPromos, carts, orderLines, orders, payments } from '../schema.ts'
import { drawUpLines, drawUpTerms } from './draw-up.ts'
import { findOrderByKey, type Order } from './order.ts'
import { orderMade } from './order-made.tsx'
import type { OrderTerms } from './order-terms.ts'
import { takePromoUses } from './promo-uses.ts'
import { confirmPaid, expireOrders, lifetimeMinutes, partsText, tellBuyer } from './settle.ts'
import { takeStock } from './stock.ts'

/** Thrown to refuse an order within its transaction, which is then rolled back. */
class OrderRefused extends Error {
  override name = 'OrderRefused'
}

export async function nextOrderId(db: Connection): Promise<number> {
  const [row] = await db
    .select({ id: sql<string>`nextval(pg_get_serial_sequence('orders', 'id'))` })
    .from(sql`(select 1) as one`)
  return Number(row?.id)
}

async function takePoints(db: Connection, order: PointsOrder, points: number, now: Date): Promise<void> {
  if (!(await movePoints(db, order, 'spent', -points, now)))
    throw new OrderRefused('Vous n’avez plus autant de points de fidélité : vérifiez le total.')
}

/** Empties the cart for the next order; the delivery and payment methods stay chosen. */
async function emptyCart(db: Connection, cartId: number): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.cartId, cartId))
  await db.delete(cartPromos).where(eq(cartPromos.cartId, cartId))
  await db
    .update(carts)
    .set({ orderKey: randomUUID(), points: 0, options: {}, extras: {}, quoteId: null })
    .where(eq(carts.id, cartId))
}

/** Returns the availability of spare parts that the buyer read, for the lines where the law requires it. */
async function readParts(db: Connection, { lines }: CartState): Promise<NonNullable<OrderTerms['parts']>> {
  const known = await partsOf(
    db,
    lines.map(({ article }) => article.id),
  )
  return lines.flatMap(({ article, reference }) => {
    const until = known.get(article.id)
    return until === undefined ? [] : [{ referenceId: reference.id, until }]
  })
}

async function insertOrder(
  db: Connection,
  state: CartState & { id: number },
  customerId: number,
  key: string,
  { now, day }: CartCall,
): Promise<void> {
  const totals = addUp(state, day)
  const terms = drawUpTerms(state, await readDesk(db, state), totals, await readParts(db, state))
  const id = await nextOrderId(db)
  const isOnline = terms.payment.online && totals.total.ttc > 0
  const status = totals.total.ttc === 0 ? 'paid' : isOnline ? 'pending' : 'awaiting'
  await db.insert(orders).values({
    id,
    number: `C-${day.slice(0, 4)}-${String(id).padStart(6, '0')}`,
    key,
    cartId: state.id,
    customerId,
    status,
    holdsStock: true,
    createdAt: now,
    expiresAt: isOnline ? new Date(now.getTime() + lifetimeMinutes * 60_000) : null,
    totalHt: totals.total.ht,
    totalTtc: totals.total.ttc,
    pointsUsed: totals.points,
    terms,
  })
  await db.insert(orderLines).values(drawUpLines(state, totals, id))
  await keepForOrder(db, state.id, id)
  const promos = totals.codes.map(({ promo }) => promo)
  const over = await takePromoUses(db, { id, customerId }, promos)
  if (over) throw new OrderRefused(`Le code « ${over.code} » a déjà servi autant de fois qu’il le peut : retirez-le.`)
  await takePoints(db, { id, customerId }, totals.points, now)
  if (isOnline) {
    await db.insert(payments).values({
      token: randomBytes(18).toString('base64url'),
      orderId: id,
      bank: terms.payment.bank || terms.payment.name,
      amountTtc: totals.total.ttc,
      status: 'waiting',
      createdAt: now,
    })
  }
}

interface OrderAsked {
  key: string
  /** Options that the form accepted. */
  options: Record<string, number>
  /** Payment method that the visitor saw; null when the form does not say. */
  methodId: number | null
  /** Relay point that the visitor saw; empty when the form does not say. */
  relayId: string
  relayParams: string
  /** True to keep that point for later orders; null when the form does not say. */
  keepsRelay: boolean | null
  seen: SeenPrices
}

/** Returns true when the order goes to a relay point other than the one the visitor saw. */
function goesElsewhere({ checkout }: CartState, { relayId, relayParams }: OrderAsked): boolean {
  if (relayId === '' || checkout.offer?.kind !== 'relais') return false
  return checkout.relay?.id !== relayId || checkout.relay.params !== relayParams
}

/** Returns what has changed since the visitor last saw the order; empty when nothing has. */
function staleness(state: CartState, totals: CartTotals, asked: OrderAsked): string {
  const { promos, checkout } = state
  const { key, methodId } = asked
  if (key !== checkout.orderKey || (methodId !== null && methodId !== checkout.payment?.methodId))
    return 'Votre panier a changé entre-temps : vérifiez-le avant de commander.'
  if (goesElsewhere(state, asked)) return 'Le point relais a changé entre-temps : vérifiez-le avant de commander.'
  if (promos.length > totals.codes.length) return 'Un code promo ne vaut plus : vérifiez le total avant de commander.'
  return checkout.points > checkout.balance
    ? 'Vous n’avez plus autant de points de fidélité : vérifiez le total avant de commander.'
    : ''
}

/** Most unpaid orders of one customer: each holds its pieces for half an hour. */
const mostPending = 5

async function pendingOrders(db: Connection, customerId: number): Promise<number> {
  const isOne = and(eq(orders.customerId, customerId), eq(orders.status, 'pending'))
  const rows = await db.select({ id: orders.id }).from(orders).where(isOne)
  return rows.length
}

/**
 * Returns the text of the message sent at once: the order is registered, and how to pay it (code de la consommation,
 * L221-13). For a guest, the link of this message is the only way back to the order.
 */
function orderedText(order: Order, isGuest: boolean): string {
  const { status, terms } = order
  const next =
    status === 'pending' ? 'Il reste à la payer, d’ici une demi-heure.' : `Elle se règle ainsi : ${terms.payment.name}.`
  const where = isGuest ? 'Ce lien vous y ramène, sans compte : gardez-le pour vous.' : 'Elle est dans votre compte.'
  return `Merci ! Votre commande est enregistrée. ${next} ${where}${partsText(order)}`
}

/** Places the order, or finds the one already placed with this key. */
function makeOrder(asked: OrderAsked, call: CartCall): CartChange {
  const { key, options } = asked
  return async (db, found) => {
    const { customerId } = found.checkout
    const guest = found.checkout.isGuest
    if (customerId === null) return refused('Connectez-vous, créez un compte, ou commandez sans compte.')
    const known = await findOrderByKey(db, customerId, key)
    if (known) return { ...orderMade(known, call.services.bankUrl, guest), wrote: false }
    if ((await pendingOrders(db, customerId)) >= mostPending)
      return refused(`Vous avez déjà ${mostPending} commandes à payer : payez-les, ou attendez une demi-heure.`)
    const totals = addUp(found, call.day)
    const stale = staleness(found, totals, asked)
    if (stale) return { ...refused(stale), wrote: found.promos.length > totals.codes.length }
    const { wrote } = await setOptions(options)(db, found)
    const unseen = totalRefusal(totals, asked.seen)
    if (unseen) return { ...refused(unseen), wrote: (await noteSeen(db, found.lines, asked.seen)) || wrote }
    const state = { ...found, checkout: { ...found.checkout, options: { ...found.checkout.options, ...options } } }
    const obstacles = obstaclesOf(state, await readDesk(db, state))
    if (obstacles.length > 0) return { ...refused(obstacles.map(({ message }) => message).join(' ')), wrote }
    const { relay, offer } = state.checkout
    if (relay && offer?.kind === 'relais' && asked.keepsRelay !== null)
      await keepRelay(db, customerId, relay, asked.keepsRelay)
    await insertOrder(db, state, customerId, key, call)
    await emptyCart(db, state.id)
    const made = await findOrderByKey(db, customerId, key)
    if (!made) throw new Error('La commande qui vient d’être faite est introuvable.')
    if (made.status === 'paid') await confirmPaid(db, made, call.now)
    // With an account, an order to be paid at the bank gets its message once it is paid.
    else if (guest || made.status !== 'pending') await tellBuyer(db, made, orderedText(made, guest), call.now)
    const pieces = state.lines.map(({ reference, quantity }) => ({ referenceId: reference.id, quantity }))
    if ((await takeStock(db, pieces)).length > 0) throw new OrderRefused()
    return { ...orderMade(made, call.services.bankUrl, guest), wrote: true }
  }
}

async function placeOrder(asked: OrderAsked, call: CartCall): Promise<CartResult> {
  const { services, session, now } = call
  await expireOrders(services.db, now)
  await countHold(call.c, services)
  try {
    return await changeCart(services.db, session.tokenHash, now, makeOrder(asked, call))
  } catch (error) {
    if (!(error instanceof OrderRefused)) throw error
    const { state } = await changeCart(services.db, session.tokenHash, now, setOptions(asked.options))
    const short = shortages(state.lines).map(({ message }) => message)
    const reason = error.message || short.join(' ') || 'Un article vient de manquer : vérifiez votre panier.'
    return { state, outcome: { status: 'ko', error: reason } }
  }
}

/** `valide_panier` (CART-06): one transaction, and one order per key even when the form is sent twice. */
export const orderActions: Record<string, CartAction> = {
  valide_panier: action(
    v.object({
      cle_commande: v.pipe(v.string(), v.uuid()),
      idMoyenPaie: field.optionalId,
      relais_id: v.optional(field.code, ''),
      relais_params: field.text,
      relais_pref: v.optional(v.picklist(['', '0', '1']), ''),
      total_vu: field.optionalCents,
      prix_vus: field.list,
    }),
    ({ cle_commande, idMoyenPaie, relais_id, relais_params, relais_pref, total_vu, prix_vus }, call) =>
      placeOrder(
        {
          key: cle_commande,
          options: readOrderOptions(call.form),
          methodId: idMoyenPaie,
          relayId: relais_id,
          relayParams: relais_params,
          keepsRelay: relais_pref === '' ? null : relais_pref === '1',
          seen: { total: total_vu, lines: readSeenPrices(prix_vus) },
        },
        call,
      ),
  ),
}

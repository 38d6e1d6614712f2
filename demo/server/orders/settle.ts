import { and, eq, lt, ne } from 'drizzle-orm'
import { giveCredit, settleCredits } from '../accounts/credit-notes.ts'
import { movePoints } from '../accounts/loyalty-moves.ts'
import { audienceOf, sendMessage } from '../accounts/outbox.ts'
import { sayParts } from '../catalogue/article.ts'
import type { Connection, Database } from '../database.ts'
import { formatEuros } from '../format.ts'
import { drawUpInvoice } from '../invoices/draw-up-invoice.ts'
import { invoiceLink } from '../invoices/invoice.ts'
import { freeFromOrder, giveBackToCart } from '../reservations/order-bookings.ts'
import { type MessageLink, orders, payments } from '../schema.ts'
import { lockCustomerCart, restoreCart } from './give-back.ts'
import { findOrder, findOrderByPayment, type Order, type PaymentRow } from './order.ts'
import { orderAddress } from './order-link.ts'
import { giveBackPromoUses } from './promo-uses.ts'
import { putBackStock } from './stock.ts'

/** Minutes that an order waits for its bank. */
export const lifetimeMinutes = 30

/** The result of a payment. `amount` is the sum received, in cents. */
export type Settlement =
  | { kind: 'accepted'; amount: number }
  | { kind: 'refused' }
  | { kind: 'expired' }
  | { kind: 'cancelled' }

const isOver = ({ expiresAt }: Order, now: Date): boolean => expiresAt !== null && expiresAt <= now

/** Closes the payments of an order that wait for their bank. */
async function closePayments(db: Connection, { id }: Order, status: 'refused' | 'expired', closedAt: Date) {
  const isOpen = and(eq(payments.orderId, id), eq(payments.status, 'waiting'))
  await db.update(payments).set({ status, closedAt }).where(isOpen)
}

/** Releases what an unpaid order holds, except its pieces: codes, points, places and, when it is given, the cart. */
async function release(
  db: Connection,
  cartId: number | undefined,
  order: Order,
  status: 'refused' | 'expired',
  now: Date,
) {
  await db.update(orders).set({ status, holdsStock: false }).where(eq(orders.id, order.id))
  await closePayments(db, order, status, now)
  await giveBackPromoUses(db, order.id)
  await movePoints(db, order, 'returned', order.pointsUsed, now)
  if (cartId !== undefined) {
    await restoreCart(db, cartId, order)
    await giveBackToCart(db, order.id, cartId, now)
  }
  await freeFromOrder(db, order.id)
}

/** Puts the pieces that an order holds back in stock. */
async function putBackPieces(db: Connection, { holdsStock, lines }: Order): Promise<void> {
  if (holdsStock) await putBackStock(db, lines)
}

/** Gives up an unpaid order at its customer's request; its articles do not go back to the cart. */
export async function giveUp(db: Connection, order: Order, now: Date): Promise<void> {
  await release(db, undefined, order, 'expired', now)
  await putBackPieces(db, order)
}

/**
 * Returns the text on spare parts in the message that confirms an order (code de la consommation, D111-4); empty where
 * the law requires none.
 */
export function partsText({ lines, terms }: Order): string {
  const said = (terms.parts ?? []).map(({ referenceId, until }) => {
    const name = lines.find((line) => line.referenceId === referenceId)?.name ?? ''
    return `${name} : ${sayParts(until)}.`
  })
  return said.length > 0 ? `\n\nPièces détachées\n${said.join('\n')}` : ''
}

/** Sends a message to the buyer of an order. */
export async function tellBuyer(
  db: Connection,
  order: Order,
  body: string,
  now: Date,
  links: MessageLink[] = [],
): Promise<void> {
  const { number, terms, customerId } = order
  const link = await orderAddress(db, order)
  const message = { recipient: terms.email, subject: `Votre commande ${number}`, body, link, links }
  return sendMessage(db, audienceOf(customerId), message, now)
}

/** Draws up the invoice of an order that has just been paid, and sends the message of thanks. */
export async function confirmPaid(db: Connection, order: Order, now: Date): Promise<void> {
  const { terms, totalTtc } = order
  const what = terms.offer ? 'nous préparons votre commande' : 'vos places vous attendent'
  const paid = totalTtc > 0 ? `Votre paiement de ${formatEuros(totalTtc)} est accepté` : 'Il n’y a rien à payer'
  const invoice = invoiceLink(await drawUpInvoice(db, order, now))
  await tellBuyer(db, order, `Merci ! ${paid}, ${what}.${partsText(order)}`, now, [invoice])
}

async function accept(db: Connection, order: Order, payment: PaymentRow, now: Date): Promise<void> {
  const { totalTtc } = order
  await db.update(orders).set({ status: 'paid' }).where(eq(orders.id, order.id))
  const isOther = and(eq(payments.orderId, order.id), eq(payments.status, 'waiting'), ne(payments.token, payment.token))
  await db.update(payments).set({ status: 'expired', closedAt: now }).where(isOther)
  await db
    .update(payments)
    .set({ status: 'accepted', closedAt: now, receivedTtc: totalTtc })
    .where(eq(payments.token, payment.token))
  await movePoints(db, order, 'earned', Math.floor(totalTtc / 100), now)
  await confirmPaid(db, order, now)
}

/** Marks a payment as refundable, and draws up a credit note for its amount. */
async function noteOwed(
  db: Connection,
  { id: orderId, customerId }: Order,
  { token }: PaymentRow,
  amountTtc: number,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'refundable', closedAt: now, receivedTtc: amountTtc })
    .where(eq(payments.token, token))
  if (amountTtc > 0) await giveCredit(db, { customerId, orderId, reason, amountTtc }, now)
}

/**
 * Handles money received for an order that cannot take it: too late, after a refusal, or of another amount. It is kept
 * to be refunded.
 */
async function oweBack(db: Connection, order: Order, payment: PaymentRow, received: number, now: Date): Promise<void> {
  await db.update(orders).set({ status: 'refundable' }).where(eq(orders.id, order.id))
  const reason = 'Paiement arrivé quand la commande n’était plus ouverte, ou d’un autre montant'
  await noteOwed(db, order, payment, received, reason, now)
  const body = `Votre paiement de ${formatEuros(received)} est arrivé quand la commande n’était plus ouverte, ou n’est pas de son montant : il vous est rendu, et rien n’est commandé.`
  await tellBuyer(db, order, body, now)
}

/**
 * Handles a second payment of an order that continues: through another bank's page, or of another amount while it
 * waits.
 */
async function oweBeside(
  db: Connection,
  order: Order,
  payment: PaymentRow,
  received: number,
  now: Date,
): Promise<void> {
  const why = order.status === 'paid' ? 'est déjà payée' : 'est d’un autre montant'
  await noteOwed(db, order, payment, received, `Paiement reçu alors que la commande ${why}`, now)
  const body = `Votre paiement de ${formatEuros(received)} est arrivé alors que la commande ${why} : il vous est rendu, et la commande reste ce qu’elle est.`
  await tellBuyer(db, order, body, now)
}

/** Makes an order wait again for its transfer or cheque, after an attempt to pay it online failed. */
async function waitAgain(db: Connection, order: Order, status: 'refused' | 'expired', now: Date): Promise<void> {
  await db.update(orders).set({ status: 'awaiting', expiresAt: null }).where(eq(orders.id, order.id))
  await closePayments(db, order, status, now)
}

/** Applies the bank's result to one payment of an order; a result already applied changes nothing. */
async function settlePaid(
  db: Connection,
  cartId: number | undefined,
  order: Order,
  payment: PaymentRow,
  said: Settlement,
  now: Date,
): Promise<void> {
  if (said.kind !== 'accepted') {
    // This order may now wait for another payment: do not give it up for this one.
    if (payment.status === 'waiting') await settleUnpaid(db, cartId, order, said, now)
    return
  }
  const { amount } = said
  if (['accepted', 'refundable', 'refunded'].includes(payment.status)) return
  const isRight = amount === order.totalTtc
  if (order.status === 'awaiting' || order.status === 'paid') {
    if (order.status === 'awaiting' && isRight) await accept(db, order, payment, now)
    else await oweBeside(db, order, payment, amount, now)
  } else if (order.status === 'pending') {
    if (isRight && !isOver(order, now)) return accept(db, order, payment, now)
    await release(db, cartId, order, isOver(order, now) ? 'expired' : 'refused', now)
    await oweBack(db, order, payment, amount, now)
    await putBackPieces(db, order)
  } else {
    await oweBack(db, order, payment, amount, now)
  }
}

/** Handles an order whose online payment was refused, expired, or was cancelled by its customer. */
async function settleUnpaid(
  db: Connection,
  cartId: number | undefined,
  order: Order,
  said: Settlement,
  now: Date,
): Promise<void> {
  if (order.status !== 'pending' || (said.kind === 'expired' && !isOver(order, now))) return
  const status = said.kind === 'refused' && !isOver(order, now) ? 'refused' : 'expired'
  if (!order.terms.payment.online) return waitAgain(db, order, status, now)
  await release(db, cartId, order, status, now)
  await putBackPieces(db, order)
}

/** Settles one order, with its cart and its row locked. A payment that was made or refunded stays as it is. */
async function settle(db: Database, order: Order, said: Settlement, now: Date, token?: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const cartId = await lockCustomerCart(transaction, order.customerId)
    await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update')
    const current = await findOrder(transaction, order.customerId, order.number)
    if (!current) return
    if (token === undefined) return settleUnpaid(transaction, cartId, current, said, now)
    const [payment] = await transaction.select().from(payments).where(eq(payments.token, token))
    if (payment) await settlePaid(transaction, cartId, current, payment, said, now)
  })
}

/** Applies the bank's result to a payment, however late it comes. */
export async function settlePayment(db: Database, token: string, said: Settlement, now: Date): Promise<void> {
  const order = await findOrderByPayment(db, token)
  if (order) await settle(db, order, said, now, token)
}

/** Gives up an order that waits for its bank, at its customer's request: its articles go back to the cart. */
export function cancelUnpaid(db: Database, order: Order, now: Date): Promise<void> {
  return settle(db, order, { kind: 'cancelled' }, now)
}

/** Gives up the orders whose bank has not answered in time. */
export async function expireOrders(db: Database, now: Date): Promise<void> {
  const late = await db
    .select({ customerId: orders.customerId, number: orders.number })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lt(orders.expiresAt, now)))
  for (const { customerId, number } of late) {
    const order = await findOrder(db, customerId, number)
    if (order) await settle(db, order, { kind: 'expired' }, now)
  }
}

/**
 * Records that an order's money was refunded, once. A bank's own refund would be requested inside this transaction.
 * @returns true when there was money to refund.
 */
export function refund(db: Database, number: string, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const isOne = and(eq(orders.number, number), eq(orders.status, 'refundable'))
    const [row] = await transaction.update(orders).set({ status: 'refunded' }).where(isOne).returning()
    const order = row && (await findOrder(transaction, row.customerId, number))
    if (!order) return false
    const given = await transaction
      .update(payments)
      .set({ status: 'refunded' })
      .where(and(eq(payments.orderId, order.id), eq(payments.status, 'refundable')))
      .returning({ receivedTtc: payments.receivedTtc })
    await settleCredits(transaction, order.id, now)
    const amount = formatEuros(given.reduce((sum, { receivedTtc }) => sum + (receivedTtc ?? 0), 0))
    await tellBuyer(transaction, order, `Votre paiement de ${amount} vous a été rendu.`, now)
    return true
  })
}

import { and, eq, lt, sql } from 'drizzle-orm'
import { audienceOf, sendMessage } from '../accounts/outbox.ts'
import type { Connection, Database } from '../database.ts'
import { formatEuros } from '../format.ts'
import { freeFromOrder, giveBackToCart } from '../reservations/order-bookings.ts'
import { customers, orders, payments } from '../schema.ts'
import { lockCustomerCart, restoreCart } from './give-back.ts'
import { findOrder, findOrderByPayment, type Order, orderPath } from './order.ts'
import { giveBackPromoUses } from './promo-uses.ts'
import { putBackStock } from './stock.ts'

/** How long an order waits for its bank. */
export const lifetimeMinutes = 30

const isOver = ({ expiresAt }: Order, now: Date): boolean => expiresAt !== null && expiresAt <= now

/** Gives everything that an unpaid order holds back: stock, codes, points, and the cart. */
async function release(
  db: Connection,
  cartId: number | undefined,
  order: Order,
  status: 'refused' | 'expired',
  now: Date,
) {
  await db.update(orders).set({ status, holdsStock: false }).where(eq(orders.id, order.id))
  await db
    .update(payments)
    .set({ status, closedAt: now })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'waiting')))
  if (order.holdsStock) await putBackStock(db, order.lines)
  await giveBackPromoUses(db, order.id)
  if (order.pointsUsed > 0)
    await db
      .update(customers)
      .set({ points: sql`${customers.points} + ${order.pointsUsed}` })
      .where(eq(customers.id, order.customerId))
  if (cartId !== undefined) {
    await restoreCart(db, cartId, order)
    await giveBackToCart(db, order.id, cartId, now)
  }
  await freeFromOrder(db, order.id)
}

async function accept(db: Connection, order: Order, now: Date): Promise<void> {
  const { number, totalTtc, customerId, terms } = order
  await db.update(orders).set({ status: 'paid' }).where(eq(orders.id, order.id))
  await db.update(payments).set({ status: 'accepted', closedAt: now }).where(eq(payments.orderId, order.id))
  await db
    .update(customers)
    .set({ points: sql`${customers.points} + ${Math.floor(totalTtc / 100)}` })
    .where(eq(customers.id, customerId))
  const message = {
    recipient: terms.email,
    subject: `Votre commande ${number}`,
    body: `Merci ! Votre paiement de ${formatEuros(totalTtc)} est accepté, ${terms.offer ? 'nous préparons votre commande' : 'vos places vous attendent'}.`,
    link: orderPath(number),
  }
  await sendMessage(db, audienceOf(customerId), message, now)
}

type Settlement = 'accepted' | 'refused' | 'expired'

/** Settles one order that is still waiting, once: what is settled stays as it is. */
async function settle(db: Database, order: Order, asked: Settlement, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const cartId = await lockCustomerCart(transaction, order.customerId)
    await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update')
    const current = await findOrder(transaction, order.customerId, order.number)
    if (current?.status !== 'pending') return
    if (asked === 'refused') await release(transaction, cartId, current, 'refused', now)
    else if (isOver(current, now)) await release(transaction, cartId, current, 'expired', now)
    else if (asked === 'accepted') await accept(transaction, current, now)
  })
}

/** What the bank says of a payment. An order that waited too long is no longer paid. */
export async function settlePayment(db: Database, token: string, asked: 'accepted' | 'refused', now: Date) {
  const order = await findOrderByPayment(db, token)
  if (order) await settle(db, order, asked, now)
  return findOrderByPayment(db, token)
}

/** Gives up the orders whose bank never answered. */
export async function expireOrders(db: Database, now: Date): Promise<void> {
  const late = await db
    .select({ customerId: orders.customerId, number: orders.number })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lt(orders.expiresAt, now)))
  for (const { customerId, number } of late) {
    const order = await findOrder(db, customerId, number)
    if (order) await settle(db, order, 'expired', now)
  }
}

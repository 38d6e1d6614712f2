import { randomBytes } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { orders, paymentMethods, payments } from '../schema.ts'
import { findOrder, type Order } from './order.ts'
import { lifetimeMinutes } from './settle.ts'

export type PaymentMethod = typeof paymentMethods.$inferSelect

/** Finds a customer's order that awaits its payment, by id or number. */
export async function findOwedOrder(db: Database, customerId: number, asked: string): Promise<Order | undefined> {
  const isAsked = /^\d{1,9}$/.test(asked) ? eq(orders.id, Number(asked)) : eq(orders.number, asked)
  const [row] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isAsked, eq(orders.customerId, customerId), eq(orders.status, 'awaiting')))
  return row && findOrder(db, customerId, row.number)
}

/** Returns the payment methods for an order already placed: those without a fee, so that its total stays the same. */
export function owedMethods(db: Database): Promise<PaymentMethod[]> {
  return db.select().from(paymentMethods).where(eq(paymentMethods.feeTtc, 0)).orderBy(asc(paymentMethods.id))
}

/**
 * Starts the online payment of an order that awaits it (ACC-04): the order now waits for the bank, and returns to its
 * transfer or cheque if the bank refuses.
 * @returns the token of the payment; undefined when nothing is owed any more.
 */
export function askBank(db: Database, order: Order, method: PaymentMethod, now: Date): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    const isOwed = and(eq(orders.id, order.id), eq(orders.status, 'awaiting'))
    const expiresAt = new Date(now.getTime() + lifetimeMinutes * 60_000)
    const taken = await transaction.update(orders).set({ status: 'pending', expiresAt }).where(isOwed).returning()
    if (taken.length === 0) return undefined
    const token = randomBytes(18).toString('base64url')
    await transaction.insert(payments).values({
      token,
      orderId: order.id,
      bank: method.name,
      amountTtc: order.totalTtc,
      status: 'waiting',
      createdAt: now,
    })
    return token
  })
}

import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { orderLines, orders, payments } from '../schema.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect
export type PaymentRow = typeof payments.$inferSelect

/** An order with its lines and its latest payment. */
export interface Order extends OrderRow {
  lines: OrderLine[]
  /** Null when it is not paid at a bank. */
  payment: PaymentRow | null
}

export const orderPath = (number: string): string => `/commande/${number}`
/** The simulated bank's page for a payment. */
export const bankPath = (token: string): string => `/banque/${token}`
export const refundsPath = '/gerance/remboursements'

/** Finds the order that meets a condition. */
async function findOne(db: Connection, condition: SQL | undefined): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(condition)
  if (!row) return undefined
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, row.id))
    .orderBy(asc(orderLines.referenceId))
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, row.id))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return { ...row, lines, payment: payment ?? null }
}

/** Finds a customer's order by the key of its cart. */
export const findOrderByKey = (db: Connection, customerId: number, key: string): Promise<Order | undefined> =>
  findOne(db, and(eq(orders.key, key), eq(orders.customerId, customerId)))

/** Finds a customer's order by its number. */
export const findOrder = (db: Connection, customerId: number, number: string): Promise<Order | undefined> =>
  findOne(db, and(eq(orders.number, number), eq(orders.customerId, customerId)))

/** Finds an order by its number and its e-mail address, which only its buyer knows together. */
export const findOrderByEmail = (db: Connection, number: string, email: string): Promise<Order | undefined> =>
  findOne(db, and(eq(orders.number, number), eq(sql`lower(${orders.terms} ->> 'email')`, email)))

/** Finds the order of a payment. */
export function findOrderByPayment(db: Connection, token: string): Promise<Order | undefined> {
  const ofPayment = db.select({ id: payments.orderId }).from(payments).where(eq(payments.token, token))
  return findOne(db, inArray(orders.id, ofPayment))
}

/** Returns a customer's orders that can be withdrawn from, the latest first. */
export function ordersToWithdraw(
  db: Connection,
  customerId: number,
): Promise<Pick<OrderRow, 'number' | 'createdAt'>[]> {
  return db
    .select({ number: orders.number, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.status, ['paid', 'awaiting'])))
    .orderBy(desc(orders.id))
}

/** Returns a customer's orders that still wait for their bank, the latest first. */
export async function unpaidOrders(db: Connection, customerId: number, now: Date) {
  const isUnpaid = and(eq(orders.status, 'pending'), gt(orders.expiresAt, now), eq(payments.status, 'waiting'))
  const rows = await db
    .select({
      number: orders.number,
      totalTtc: orders.totalTtc,
      expiresAt: orders.expiresAt,
      token: payments.token,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), isUnpaid))
    .orderBy(desc(orders.id))
  return rows.map(({ expiresAt, ...order }) => ({
    ...order,
    minutesLeft: Math.ceil(((expiresAt?.getTime() ?? 0) - now.getTime()) / 60_000),
  }))
}

import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { audienceOf, sendMessage } from '../accounts/outbox.ts'
import type { Connection, Database } from '../database.ts'
import { formatEuros } from '../format.ts'
import { invoices, orders, withdrawals } from '../schema.ts'

const mostShown = 100

/** Returns the withdrawals with a refund, the latest first. */
export function owedWithdrawals(db: Connection) {
  return db
    .select({
      id: withdrawals.id,
      orderNumber: orders.number,
      name: withdrawals.name,
      creditNumber: invoices.number,
      refundTtc: withdrawals.refundTtc,
      declaredAt: withdrawals.declaredAt,
      refundedAt: withdrawals.refundedAt,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(withdrawals.orderId, orders.id))
    .leftJoin(invoices, eq(withdrawals.creditId, invoices.id))
    .where(gt(withdrawals.refundTtc, 0))
    .orderBy(desc(withdrawals.id))
    .limit(mostShown)
}

export type OwedWithdrawal = Awaited<ReturnType<typeof owedWithdrawals>>[number]

/**
 * Records that a withdrawal was refunded, once, and tells the buyer.
 * @returns true when there was money to refund.
 */
export function giveBackWithdrawal(db: Database, id: number, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const isOwed = and(eq(withdrawals.id, id), isNull(withdrawals.refundedAt), gt(withdrawals.refundTtc, 0))
    const [row] = await transaction.update(withdrawals).set({ refundedAt: now }).where(isOwed).returning()
    if (!row) return false
    const [order] = await transaction.select().from(orders).where(eq(orders.id, row.orderId))
    if (!order) return false
    const message = {
      recipient: row.email,
      subject: `Votre commande ${order.number}`,
      body: `Bonjour ${row.name},\n\nAprès votre rétractation, ${formatEuros(row.refundTtc)} viennent de vous être rendus.`,
    }
    await sendMessage(transaction, audienceOf(order.customerId), message, now)
    return true
  })
}

import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import type { Order } from '../orders/order.ts'
import { invoices, withdrawalLines, withdrawals } from '../schema.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

/** A recorded withdrawal. */
export interface Withdrawal extends WithdrawalRow {
  orderNumber: string
  /** Number of the credit note; empty when nothing was paid. */
  creditNumber: string
  lines: { referenceId: number; name: string; label: string; quantity: number }[]
}

/** Completes a withdrawal with the names and numbers that its row refers to. */
export async function completeWithdrawal(db: Connection, row: WithdrawalRow, order: Order): Promise<Withdrawal> {
  const pieces = await db.select().from(withdrawalLines).where(eq(withdrawalLines.withdrawalId, row.id))
  const [credit] = row.creditId
    ? await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, row.creditId))
    : []
  const lines = order.lines.flatMap(({ referenceId, name, label }) => {
    const quantity = pieces.find((piece) => piece.referenceId === referenceId)?.quantity
    return quantity ? [{ referenceId, name, label, quantity }] : []
  })
  return { ...row, orderNumber: order.number, creditNumber: credit?.number ?? '', lines }
}

/** Identifies a declaration that is sent again. */
export interface Sent {
  key: string
  print: string
}

/** Returns the withdrawal already recorded for this declaration. */
export async function findWithdrawal(
  db: Connection,
  order: Order,
  { key, print }: Sent,
): Promise<Withdrawal | undefined> {
  const isSame = and(eq(withdrawals.orderId, order.id), eq(withdrawals.key, key), eq(withdrawals.print, print))
  const [known] = await db.select().from(withdrawals).where(isSame)
  return known && completeWithdrawal(db, known, order)
}

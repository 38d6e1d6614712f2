import { eq } from 'drizzle-orm'
import { movePoints } from '../accounts/loyalty-moves.ts'
import { sendMessage, shopAudience } from '../accounts/outbox.ts'
import type { Connection, Database } from '../database.ts'
import { type DrawnUp, drawUpCredit, invoiceContent } from '../invoices/draw-up-invoice.ts'
import { invoiceLink, invoicesOfOrder } from '../invoices/invoice.ts'
import { seller } from '../invoices/invoice-content.ts'
import type { Order } from '../orders/order.ts'
import { customers, invoices, orders, withdrawalLines, withdrawals } from '../schema.ts'
import type { Declaration } from './read-declaration.ts'
import { type PointsBack, type RefundAmounts, refundAmounts } from './refund-amounts.ts'
import { readWithdrawable, withdrawnPieces } from './withdrawable.ts'
import { completeWithdrawal, findWithdrawal, type Sent, type Withdrawal, type WithdrawalRow } from './withdrawal.ts'
import { noticeForShop, receiptText } from './withdrawal-messages.ts'

/** Draws up the credit note of a refund, which corrects the order's invoice. */
async function credit(db: Connection, order: Order, row: WithdrawalRow, amounts: RefundAmounts, now: Date) {
  const [invoice] = await invoicesOfOrder(db, order.id)
  const { points: _, ...owed } = amounts
  const content = {
    ...invoiceContent(order),
    ...owed,
    corrects: invoice?.number ?? '',
    reason: `Rétractation n° ${row.id}.`,
  }
  const drawnUp = await drawUpCredit(db, order.id, `withdrawal:${row.id}`, content, now)
  const [found] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.number, drawnUp.number))
  await db.update(withdrawals).set({ creditId: found?.id }).where(eq(withdrawals.id, row.id))
  return drawnUp
}

/** Returns spent points and takes back earned ones, never below a balance of zero. */
async function settlePoints(
  db: Connection,
  { id, customerId }: Order,
  { returned, taken }: PointsBack,
  now: Date,
): Promise<PointsBack> {
  const order = { id, customerId }
  await movePoints(db, order, 'returned', returned, now)
  const isBuyer = eq(customers.id, customerId)
  const [held] = await db.select({ points: customers.points }).from(customers).where(isBuyer).for('update')
  const most = Math.min(taken, held?.points ?? 0)
  await movePoints(db, order, 'returned', -most, now)
  return { returned, taken: most }
}

/** Sends messages to the buyer, at the order's address and at the one given in the form, and to the shop. */
async function tell(db: Connection, { audience, order, declaration, made, drawnUp }: Told, now: Date): Promise<void> {
  const links = drawnUp ? [invoiceLink(drawnUp)] : []
  const subject = `Accusé de réception de votre rétractation, commande ${order.number}`
  const body = receiptText(made, order)
  for (const recipient of new Set([declaration.email, order.terms.email]))
    await sendMessage(db, audience, { recipient, subject, body, links }, now)
  const notice = {
    recipient: seller.email,
    subject: `Rétractation, commande ${order.number}`,
    body: noticeForShop(made),
  }
  await sendMessage(db, shopAudience, notice, now)
}

interface Told {
  audience: string
  order: Order
  declaration: Declaration
  made: Withdrawal
  drawnUp: DrawnUp | undefined
}

export interface Asked {
  /** Audience of the message on the demo. */
  audience: string
  order: Order
  declaration: Declaration
  sent: Sent
}

/**
 * Records a withdrawal, with its time (L221-21), in one transaction: the lines, the credit note and the receipt. The
 * order's row is locked, so that two clicks make one withdrawal, and no piece is withdrawn twice.
 * @returns undefined when a piece was withdrawn in the meantime.
 */
export function declareWithdrawal(db: Database, asked: Asked, now: Date): Promise<Withdrawal | undefined> {
  const { order, declaration, sent, audience } = asked
  const { name, email, pieces } = declaration
  return db.transaction(async (transaction) => {
    await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update')
    const known = await findWithdrawal(transaction, order, sent)
    if (known) return known
    const { lines } = await readWithdrawable(transaction, order, now)
    if (lines.some(({ referenceId, left }) => (pieces.get(referenceId) ?? 0) > left)) return undefined
    const amounts = refundAmounts(order, await withdrawnPieces(transaction, order.id), pieces)
    const isPaid = order.status === 'paid'
    const points = await settlePoints(transaction, order, amounts.points, now)
    const [row] = await transaction
      .insert(withdrawals)
      .values({
        ...{ orderId: order.id, ...sent, name, email, declaredAt: now },
        refundTtc: isPaid ? amounts.total.ttc : 0,
        pointsReturned: points.returned,
        pointsTaken: points.taken,
      })
      .returning()
    if (!row) throw new Error('La rétractation n’a pas été notée.')
    await transaction
      .insert(withdrawalLines)
      .values([...pieces].map(([referenceId, quantity]) => ({ withdrawalId: row.id, referenceId, quantity })))
    const isOwed = isPaid && amounts.total.ttc > 0
    const drawnUp = isOwed ? await credit(transaction, order, row, amounts, now) : undefined
    const made = { ...(await completeWithdrawal(transaction, row, order)), creditNumber: drawnUp?.number ?? '' }
    await tell(transaction, { audience, order, declaration, made, drawnUp }, now)
    return made
  })
}

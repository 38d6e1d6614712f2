import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { dayOf } from '../format.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { articleLaws, bookings, orderReceipts, references, withdrawalLines, withdrawals } from '../schema.ts'
import type { Pieces } from './refund-amounts.ts'
import { lastDayToWithdraw } from './working-day.ts'

/** A line of an order, with the pieces that can be withdrawn. */
export interface WithdrawableLine extends Pick<OrderLine, 'referenceId' | 'name' | 'label' | 'code' | 'quantity'> {
  /** Pieces that can still be withdrawn. */
  left: number
  /** Pieces already withdrawn. */
  withdrawn: number
  /** Why this article cannot be withdrawn; empty when it can. */
  refusal: string
  /** Condition for withdrawing it; empty when there is none. */
  condition: string
}

export interface Withdrawable {
  lines: WithdrawableLine[]
  /** Last day to withdraw, `Y-m-d`; null until the order is received. */
  lastDay: string | null
  /** True when that day is over. */
  isOver: boolean
}

const refusals: Record<'custom' | 'perishable' | 'dated', string> = {
  custom: 'Fait à votre demande ou nettement personnalisé : pas de rétractation (article L221-28, 3°).',
  perishable: 'Peut se détériorer ou se périmer rapidement : pas de rétractation (article L221-28, 4°).',
  dated: 'Activité de loisirs à une date fixée : pas de rétractation (article L221-28, 12°).',
}
const sealed = 'Descellé après la livraison, il ne peut plus être repris, pour raison d’hygiène (article L221-28, 5°).'

/** Returns the pieces of an order already withdrawn. */
export async function withdrawnPieces(db: Connection, orderId: number): Promise<Pieces> {
  const rows = await db
    .select({ referenceId: withdrawalLines.referenceId, pieces: sql<number>`sum(${withdrawalLines.quantity})::int` })
    .from(withdrawalLines)
    .innerJoin(withdrawals, eq(withdrawalLines.withdrawalId, withdrawals.id))
    .where(eq(withdrawals.orderId, orderId))
    .groupBy(withdrawalLines.referenceId)
  return new Map(rows.map(({ referenceId, pieces }) => [referenceId, pieces]))
}

async function exceptionsOf(db: Connection, { id, lines }: Order) {
  const ids = lines.map(({ referenceId }) => referenceId)
  const laws = await db
    .select({ referenceId: references.id, exception: articleLaws.exception })
    .from(references)
    .innerJoin(articleLaws, eq(references.articleId, articleLaws.articleId))
    .where(inArray(references.id, ids))
  const booked = await db
    .select({ referenceId: bookings.referenceId })
    .from(bookings)
    .where(and(eq(bookings.orderId, id), inArray(bookings.referenceId, ids)))
  const found = new Map<number, 'custom' | 'perishable' | 'sealed' | 'dated'>()
  for (const { referenceId, exception } of laws) found.set(referenceId, exception)
  for (const { referenceId } of booked) found.set(referenceId, 'dated')
  return found
}

/**
 * Returns what can be withdrawn from an order, line by line, and until when (code de la consommation, L221-18 and
 * L221-28).
 */
export async function readWithdrawable(db: Connection, order: Order, now: Date): Promise<Withdrawable> {
  const exceptions = await exceptionsOf(db, order)
  const withdrawn = await withdrawnPieces(db, order.id)
  const [receipt] = await db.select().from(orderReceipts).where(eq(orderReceipts.orderId, order.id))
  const lastDay = receipt ? lastDayToWithdraw(receipt.receivedAt) : null
  const lines = order.lines.map(({ referenceId, name, label, code, quantity }): WithdrawableLine => {
    const exception = exceptions.get(referenceId)
    const gone = withdrawn.get(referenceId) ?? 0
    const refusal = exception && exception !== 'sealed' ? refusals[exception] : ''
    return {
      ...{ referenceId, name, label, code, quantity, refusal },
      withdrawn: gone,
      left: refusal ? 0 : quantity - gone,
      condition: exception === 'sealed' ? sealed : '',
    }
  })
  return { lines, lastDay, isOver: lastDay !== null && dayOf(now) > lastDay }
}

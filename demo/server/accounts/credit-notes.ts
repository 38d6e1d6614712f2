import { and, desc, eq, exists, or } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { nextNumber } from '../invoices/next-number.ts'
import { creditNotes, orders, payments } from '../schema.ts'

export type CreditNote = typeof creditNotes.$inferSelect

interface Credit {
  customerId: number
  orderId: number
  /** The reason for the credit, as shown to the customer. */
  reason: string
  /** Cents. */
  amountTtc: number
}

/**
 * Draws up a credit note, in the transaction of the cancellation.
 * @returns its number.
 */
export async function giveCredit(db: Connection, credit: Credit, now: Date): Promise<string> {
  const number = await nextNumber(db, 'R', now)
  await db.insert(creditNotes).values({ ...credit, number, status: 'due', createdAt: now })
  return number
}

/** Marks the due credit notes of an order as refunded. */
export async function settleCredits(db: Connection, orderId: number, now: Date): Promise<void> {
  await db
    .update(creditNotes)
    .set({ status: 'refunded', refundedAt: now })
    .where(and(eq(creditNotes.orderId, orderId), eq(creditNotes.status, 'due')))
}

/**
 * SQL condition: the bank received this amount for an order that did not need it. On an order that still awaits its
 * payment, any other note only lowers what is owed.
 */
const isReceived = (db: Connection) =>
  exists(
    db
      .select({ token: payments.token })
      .from(payments)
      .where(
        and(
          eq(payments.orderId, creditNotes.orderId),
          eq(payments.status, 'refundable'),
          eq(payments.receivedTtc, creditNotes.amountTtc),
        ),
      ),
  )

/**
 * Returns the due credit notes of orders that continue. Money received for nothing is refunded together with its order.
 */
export async function cancelledNotes(db: Connection, most: number): Promise<CreditNote[]> {
  const rows = await db
    .select({ note: creditNotes })
    .from(creditNotes)
    .innerJoin(orders, eq(creditNotes.orderId, orders.id))
    .where(
      and(
        eq(creditNotes.status, 'due'),
        or(eq(orders.status, 'paid'), and(eq(orders.status, 'awaiting'), isReceived(db))),
      ),
    )
    .orderBy(desc(creditNotes.id))
    .limit(most)
  return rows.map(({ note }) => note)
}

/**
 * Marks one credit note as refunded, once.
 * @returns true when it was due.
 */
export async function settleCredit(db: Connection, number: string, now: Date): Promise<boolean> {
  const settled = await db
    .update(creditNotes)
    .set({ status: 'refunded', refundedAt: now })
    .where(and(eq(creditNotes.number, number), eq(creditNotes.status, 'due')))
    .returning()
  return settled.length > 0
}

/** Returns a customer's credit notes, the latest first, each with its order's number. */
export async function creditNotesOf(
  db: Connection,
  customerId: number,
): Promise<(CreditNote & { orderNumber: string | null })[]> {
  const rows = await db
    .select({ note: creditNotes, orderNumber: orders.number })
    .from(creditNotes)
    .leftJoin(orders, eq(creditNotes.orderId, orders.id))
    .where(eq(creditNotes.customerId, customerId))
    .orderBy(desc(creditNotes.id))
  return rows.map(({ note, orderNumber }) => ({ ...note, orderNumber }))
}

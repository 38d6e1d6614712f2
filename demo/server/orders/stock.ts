import { and, eq, gte, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { references } from '../schema.ts'

export interface Pieces {
  referenceId: number
  quantity: number
}

/** Always in the same order, so that two orders never wait for each other. */
const inOrder = (pieces: Pieces[]): Pieces[] => [...pieces].sort((a, b) => a.referenceId - b.referenceId)

/**
 * Takes pieces out of the stock, each only if there are enough of them. Many customers want the same ones, and wait while
 * they are locked: a transaction takes them after all else that it locks.
 * @returns the references that ran short; when there are any, the transaction is to be given up.
 */
export async function takeStock(db: Connection, pieces: Pieces[]): Promise<number[]> {
  const short: number[] = []
  for (const { referenceId, quantity } of inOrder(pieces)) {
    const taken = await db
      .update(references)
      .set({ stock: sql`${references.stock} - ${quantity}` })
      .where(and(eq(references.id, referenceId), gte(references.stock, quantity)))
      .returning({ id: references.id })
    if (taken.length === 0) short.push(referenceId)
  }
  return short
}

/** Puts pieces back, after all else that the transaction locks. */
export async function putBackStock(db: Connection, pieces: Pieces[]): Promise<void> {
  for (const { referenceId, quantity } of inOrder(pieces)) {
    await db
      .update(references)
      .set({ stock: sql`${references.stock} + ${quantity}` })
      .where(eq(references.id, referenceId))
  }
}

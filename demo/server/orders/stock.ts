import { and, eq, gte, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { references } from '../schema.ts'

export interface Pieces {
  referenceId: number
  quantity: number
}

/** Sorts pieces by reference: with one order of locking, two transactions never wait for each other. */
const inOrder = (pieces: Pieces[]): Pieces[] => [...pieces].sort((a, b) => a.referenceId - b.referenceId)

/**
 * Takes pieces out of the stock, each only if there are enough. Locked rows make other customers wait, so a transaction
 * locks them last.
 * @returns the references that lack stock: the transaction must then be rolled back.
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

/** Puts pieces back in stock; a transaction locks them last. */
export async function putBackStock(db: Connection, pieces: Pieces[]): Promise<void> {
  for (const { referenceId, quantity } of inOrder(pieces)) {
    await db
      .update(references)
      .set({ stock: sql`${references.stock} + ${quantity}` })
      .where(eq(references.id, referenceId))
  }
}

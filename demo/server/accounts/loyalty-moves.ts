import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { customers, loyaltyMoves } from '../schema.ts'

/** The order that points are earned or spent on. */
export interface PointsOrder {
  id: number
  customerId: number
}

/**
 * Adds points to a customer's balance, or takes some (below 0), and records why. Runs in the caller's transaction.
 * @returns false, without writing anything, when the balance has too few points.
 */
export async function movePoints(
  db: Connection,
  { id, customerId }: PointsOrder,
  kind: 'earned' | 'spent' | 'returned',
  points: number,
  now: Date,
): Promise<boolean> {
  if (points === 0) return true
  const [moved] = await db
    .update(customers)
    .set({ points: sql`${customers.points} + ${points}` })
    .where(and(eq(customers.id, customerId), sql`${customers.points} + ${points} >= 0`))
    .returning({ id: customers.id })
  if (!moved) return false
  await db.insert(loyaltyMoves).values({ customerId, kind, points, orderId: id, movedAt: now })
  return true
}

/** Takes all the points of an erased account, and records it, so that the moves still add up to the balance. */
export async function erasePoints(db: Connection, customerId: number, now: Date): Promise<void> {
  const isOne = eq(customers.id, customerId)
  const [held] = await db.select({ points: customers.points }).from(customers).where(isOne).for('update')
  if (!held || held.points === 0) return
  await db.update(customers).set({ points: 0 }).where(isOne)
  await db.insert(loyaltyMoves).values({ customerId, kind: 'erased', points: -held.points, movedAt: now })
}

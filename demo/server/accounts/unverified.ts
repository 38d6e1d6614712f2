import { and, eq, isNotNull, isNull, lt, notExists } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { carts, customers, orders } from '../schema.ts'

/** Days that an account may wait for its address to be verified. */
const keptDays = 30

/** Deletes the unverified accounts, and the guests, who ordered nothing and have no open cart. */
export async function forgetUnverified(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000)
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customers.id))
  const isOpen = and(eq(carts.customerId, customers.id), isNotNull(carts.sessionHash))
  const ordering = db.select({ id: carts.id }).from(carts).where(isOpen)
  await db
    .delete(customers)
    .where(and(isNull(customers.verifiedAt), lt(customers.createdAt, oldest), notExists(ordered), notExists(ordering)))
}

import { and, eq, isNull, lt, notExists } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { customers, orders } from '../schema.ts'

/** Days that an account may wait for the proof of its address. */
const keptDays = 30

/** Forgets the accounts whose address nobody confirmed, and which ordered nothing. */
export async function forgetUnverified(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000)
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customers.id))
  await db
    .delete(customers)
    .where(and(isNull(customers.verifiedAt), lt(customers.createdAt, oldest), notExists(ordered)))
}

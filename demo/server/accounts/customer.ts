import { eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { customers } from '../schema.ts'

/** Who a page speaks to. */
export type Customer = Pick<typeof customers.$inferSelect, 'id' | 'email' | 'firstName' | 'lastName'>

export async function findCustomer(db: Connection, customerId: number): Promise<Customer | null> {
  const [customer] = await db
    .select({
      id: customers.id,
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer ?? null
}

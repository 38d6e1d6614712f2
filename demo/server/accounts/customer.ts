import { eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { customers } from '../schema.ts'
import { guestColumn } from './guest.ts'

/** The customer a page is rendered for. */
export type Customer = Pick<typeof customers.$inferSelect, 'id' | 'email' | 'firstName' | 'lastName'> & {
  /** True for a customer who orders without an account. */
  isGuest: boolean
}

export async function findCustomer(db: Connection, customerId: number): Promise<Customer | null> {
  const [customer] = await db
    .select({
      id: customers.id,
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      isGuest: guestColumn,
    })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer ?? null
}

/** Returns a customer's login settings. */
export async function settingsOf(db: Connection, customerId: number): Promise<{ secondFactor: boolean }> {
  const [customer] = await db
    .select({ secondFactor: customers.secondFactor })
    .from(customers)
    .where(eq(customers.id, customerId))
  return { secondFactor: customer?.secondFactor ?? false }
}

import { and, eq } from 'drizzle-orm'
import type { Session } from '../context.ts'
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

/** Returns true when a session is an administrator's. The database decides, never anything in the request. */
export async function isAdministrator(db: Connection, session: Session | undefined): Promise<boolean> {
  const customerId = session?.customerId ?? null
  if (customerId === null) return false
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.role, 'administrator')))
  return found.length > 0
}

/**
 * Returns true when `forceadm` lifts a restriction on visitors: the request asks for it, and its session is an
 * administrator's (RESA-02).
 */
export async function isForced(db: Connection, session: Session | undefined, forceadm = ''): Promise<boolean> {
  return !['', '0', 'false'].includes(forceadm.trim().toLowerCase()) && (await isAdministrator(db, session))
}

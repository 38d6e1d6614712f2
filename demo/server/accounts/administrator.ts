import { and, eq } from 'drizzle-orm'
import type { Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers } from '../schema.ts'

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

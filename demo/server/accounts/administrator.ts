import { and, eq } from 'drizzle-orm'
import type { Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers } from '../schema.ts'

/** Whether a session is an administrator's: the database says it, never what a request says of itself. */
export async function isAdministrator(db: Connection, session: Session | undefined): Promise<boolean> {
  const customerId = session?.customerId ?? null
  if (customerId === null) return false
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.role, 'administrator')))
  return found.length > 0
}

/** Whether `forceadm` lifts what is forbidden to visitors: it is asked for, in the session of an administrator (RESA-02). */
export async function isForced(db: Connection, session: Session | undefined, forceadm = ''): Promise<boolean> {
  return !['', '0', 'false'].includes(forceadm.trim().toLowerCase()) && (await isAdministrator(db, session))
}

import { and, eq, isNotNull } from 'drizzle-orm'
import { emailKey } from '../accounts/log-in.ts'
import { endSubscription } from '../accounts/subscriptions.ts'
import type { Connection } from '../database.ts'
import { customers, subscriptions } from '../schema.ts'
import { readContractNumber } from './contract-number.ts'

/** The sender of a notice, known by the address given, or by a login. */
export interface Sender {
  email: string
  customerId: number | null
}

/** The subscription that a notice ended. */
export interface EndedSubscription {
  id: number
  customerId: number
  name: string
  /** `Y-m-d`; the customer keeps the subscription until then. */
  endsOn: string
}

/**
 * Ends the subscription that a notice names (L215-1-1), when its sender is the customer: logged in, or writing from the
 * account's verified address. Returns undefined otherwise: the shop then reads the notice itself.
 */
export async function endNamedSubscription(
  db: Connection,
  reference: string,
  wishedOn: string | null,
  { email, customerId }: Sender,
  now: Date,
): Promise<EndedSubscription | undefined> {
  const id = readContractNumber(reference)
  if (id === undefined) return undefined
  const isTheirs =
    customerId === null
      ? and(eq(customers.email, emailKey(email)), isNotNull(customers.verifiedAt))
      : eq(customers.id, customerId)
  const [row] = await db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(customers, eq(subscriptions.customerId, customers.id))
    .where(and(eq(subscriptions.id, id), isTheirs))
    .for('update', { of: subscriptions })
  if (!row || row.row.status === 'stopped') return undefined
  return endSubscription(db, row.row, wishedOn, now)
}

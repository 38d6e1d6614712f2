import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Services, Session } from '../context.ts'
import type { Connection, Database } from '../database.ts'
import {
  addresses,
  ads,
  carts,
  customers,
  devices,
  newsletterSubscribers,
  outbox,
  passkeys,
  savedCarts,
  secrets,
  sponsorships,
} from '../schema.ts'
import { closeSessions } from '../sessions.ts'
import { done, type FormSaid } from './form-said.ts'
import { erasePoints } from './loyalty-moves.ts'
import { audienceOf, sendMessage } from './outbox.ts'
import { ownCustomer, refuseWrongPassword } from './own-password.ts'

/** Days within which a customer who logs in again keeps the account. */
export const daysToComeBack = 30

/**
 * Closes an account, after checking its password. Its other sessions end here; the caller ends the current one. The
 * account's data is erased once `daysToComeBack` have gone by. Orders, bookings and invoices are kept as long as the
 * law asks (code de commerce, L123-22: ten years).
 */
export async function askDeletion(services: Services, session: Session, password: string): Promise<FormSaid> {
  const { db } = services
  const now = services.now()
  const customer = await ownCustomer(db, session)
  const { id: customerId } = customer
  const refused = await refuseWrongPassword(services, customer, password, 'account-deletion', 5)
  if (refused) return refused
  await db.transaction(async (transaction) => {
    await transaction.update(customers).set({ deletionAskedAt: now }).where(eq(customers.id, customerId))
    await transaction.delete(secrets).where(eq(secrets.customerId, customerId))
    await closeSessions(transaction, customerId, session.tokenHash)
    const body = `Bonjour, votre compte à L’Estran est fermé. Il sera effacé dans ${daysToComeBack} jours ; d’ici là, connectez-vous pour le retrouver tel qu’il était. Vos commandes et leurs factures sont gardées le temps que la loi demande.`
    const message = { recipient: customer.email, subject: 'Votre compte est fermé', body, link: '/compte' }
    await sendMessage(transaction, audienceOf(customerId), message, now)
  })
  const text = `Votre compte est fermé. Reconnectez-vous dans les ${daysToComeBack} jours pour le retrouver ; ensuite il sera effacé.`
  return done(text, { redirect: '/compte' })
}

/** Keeps an account whose owner logs in again before it is erased. */
export async function cancelDeletion(db: Connection, customerId: number): Promise<void> {
  const isOne = and(eq(customers.id, customerId), isNotNull(customers.deletionAskedAt))
  await db.update(customers).set({ deletionAskedAt: null }).where(isOne)
}

async function erase(db: Connection, { id, email }: { id: number; email: string }, now: Date): Promise<void> {
  for (const table of [addresses, ads, carts, savedCarts, devices, passkeys, secrets, sponsorships])
    await db.delete(table).where(eq(table.customerId, id))
  await erasePoints(db, id, now)
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  await db.delete(outbox).where(eq(outbox.audience, audienceOf(id)))
  const nobody = {
    firstName: '',
    lastName: '',
    passwordHash: null,
    verifiedAt: null,
    relay: null,
    deletionAskedAt: null,
  }
  // The row stays, since orders refer to it; nothing in it identifies the person any more.
  await db
    .update(customers)
    .set({ ...nobody, email: `efface-${id}@invalid` })
    .where(eq(customers.id, id))
}

/** Erases the accounts whose owners did not come back in time. */
export async function eraseDeleted(db: Database, now: Date): Promise<void> {
  const last = new Date(now.getTime() - daysToComeBack * 86_400_000)
  const due = and(isNotNull(customers.deletionAskedAt), lt(customers.deletionAskedAt, last))
  const gone = await db.select({ id: customers.id, email: customers.email }).from(customers).where(due)
  for (const customer of gone) await db.transaction((transaction) => erase(transaction, customer, now))
}

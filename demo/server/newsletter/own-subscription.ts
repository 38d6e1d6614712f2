import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { done, type FormSaid, refusedForm } from '../accounts/form-said.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers, newsletterSubscribers, secrets } from '../schema.ts'
import { askSubscription, subscriptionAsked } from './subscribe.ts'

/** Returns true when an address is subscribed to the newsletter. */
export async function takesNewsletter(db: Connection, email: string): Promise<boolean> {
  const isOne = and(eq(newsletterSubscribers.email, email), isNotNull(newsletterSubscribers.confirmedAt))
  const found = await db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers).where(isOne)
  return found.length > 0
}

/**
 * Subscribes a customer's own address, or unsubscribes it at once (RGPD, article 7.3: as easy as subscribing). A
 * verified address needs no further confirmation; any other is asked to confirm by message, as on every page (NEWS-02).
 */
export async function changeSubscription(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  isOn: boolean,
): Promise<FormSaid> {
  const { db } = services
  const now = services.now()
  const [customer] = await db
    .select({ email: customers.email, verifiedAt: customers.verifiedAt })
    .from(customers)
    .where(eq(customers.id, session.customerId ?? 0))
  if (!customer) return refusedForm('Ce compte n’existe plus.')
  const { email } = customer
  if (!isOn) {
    await db.transaction(async (transaction) => {
      await transaction.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
      // A link sent earlier would subscribe the address again.
      await transaction.delete(secrets).where(and(eq(secrets.purpose, 'newsletter'), eq(secrets.email, email)))
    })
    return done('Vous ne recevez plus la lettre.')
  }
  if (!customer.verifiedAt) {
    const refusal = await askSubscription(c, services, session, email)
    return refusal ? refusedForm(refusal) : done(subscriptionAsked)
  }
  await db
    .insert(newsletterSubscribers)
    .values({ email, askedAt: now, confirmedAt: now })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { confirmedAt: now } })
  return done(`La lettre vous est envoyée à ${email}.`)
}

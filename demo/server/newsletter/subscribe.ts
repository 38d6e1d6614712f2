import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { done, type FormSaid, refusedForm } from '../accounts/form-said.ts'
import { emailKey } from '../accounts/log-in.ts'
import { sendMessage } from '../accounts/outbox.ts'
import { ownCustomer } from '../accounts/own-password.ts'
import { findSecret, followedHash, makeSecret, spendSecret } from '../accounts/secrets.ts'
import { isEmail } from '../accounts/sign-up.ts'
import { countTry, tryLimit } from '../accounts/tries.ts'
import { networkOf } from '../arrival.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { newsletterSubscribers, secrets } from '../schema.ts'

/** Path of the link in the message. */
export const newsletterPath = '/lettre'

export const subscriptionAsked =
  'Un message vient de vous être envoyé : suivez son lien pour confirmer votre inscription.'

/**
 * Asks an address, by message, to confirm its subscription (NEWS-02), so that nobody is subscribed by someone else. The
 * response is the same for an address that is already subscribed.
 * @returns why it is refused; null when the message is sent.
 */
export async function askSubscription(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  typed: string,
): Promise<string | null> {
  const { db, budgets } = services
  const now = services.now()
  const email = emailKey(typed)
  if (!isEmail(email)) return 'Saisissez une adresse e-mail, comme nom@exemple.fr.'
  const limits = [
    tryLimit('newsletter-email', email, 3),
    tryLimit('newsletter-session', session.tokenHash, 10),
    tryLimit('newsletter-address', networkOf(c.get('client')), budgets.address),
  ]
  const tooMany = await countTry(db, limits, now)
  if (tooMany) return tooMany
  await db.transaction(async (transaction) => {
    const [subscriber] = await transaction
      .insert(newsletterSubscribers)
      .values({ email, askedAt: now, confirmedAt: null })
      .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { askedAt: now } })
      .returning({ confirmedAt: newsletterSubscribers.confirmedAt })
    if (subscriber?.confirmedAt) {
      const body =
        'Bonjour, quelqu’un a demandé pour vous la lettre de L’Estran, que vous recevez déjà. Rien ne change.'
      const message = { recipient: email, subject: 'La lettre de L’Estran', body }
      return sendMessage(transaction, session.tokenHash, message, now)
    }
    const secret = await makeSecret(transaction, 'newsletter', { email, customerId: null }, now)
    const message = {
      recipient: email,
      subject: 'Confirmer votre inscription à la lettre',
      body: 'Bonjour, ce lien confirme que vous voulez recevoir la lettre de L’Estran. Il est valable une demi-heure. Si vous n’avez rien demandé, ne faites rien.',
      link: `${newsletterPath}/${secret}`,
    }
    return sendMessage(transaction, session.tokenHash, message, now)
  })
  return null
}

/** Returns the address that the link followed in this session subscribes; undefined once it has expired. */
export async function askedSubscription(
  { db, now }: Services,
  session: Session | undefined,
): Promise<string | undefined> {
  return (await findSecret(db, 'newsletter', followedHash(session, 'newsletter'), now()))?.email
}

/**
 * Subscribes the address that the message was sent to.
 * @returns the address; undefined when the link has expired.
 */
export async function confirmSubscription(
  { db, now }: Services,
  session: Session | undefined,
): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    const owner = await spendSecret(transaction, 'newsletter', followedHash(session, 'newsletter'), now())
    if (!owner) return undefined
    const isOne = eq(newsletterSubscribers.email, owner.email)
    await transaction.update(newsletterSubscribers).set({ confirmedAt: now() }).where(isOne)
    return owner.email
  })
}

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
  const { email, verifiedAt } = await ownCustomer(db, session)
  if (!isOn) {
    await db.transaction(async (transaction) => {
      await transaction.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
      // A link sent earlier would subscribe the address again.
      await transaction.delete(secrets).where(and(eq(secrets.purpose, 'newsletter'), eq(secrets.email, email)))
    })
    return done('Vous ne recevez plus la lettre.')
  }
  if (!verifiedAt) {
    const refusal = await askSubscription(c, services, session, email)
    return refusal ? refusedForm(refusal) : done(subscriptionAsked)
  }
  await db
    .insert(newsletterSubscribers)
    .values({ email, askedAt: now, confirmedAt: now })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { confirmedAt: now } })
  return done(`La lettre vous est envoyée à ${email}.`)
}

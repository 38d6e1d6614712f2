import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { emailKey } from '../accounts/log-in.ts'
import { sendMessage } from '../accounts/outbox.ts'
import { isSecret, keepSecret, spendSecret } from '../accounts/secrets.ts'
import { isEmail } from '../accounts/sign-up.ts'
import { countTry, tryLimit } from '../accounts/tries.ts'
import type { Services, Session } from '../context.ts'
import { newsletterSubscribers } from '../schema.ts'

/** Where the link of the message leads. */
export const newsletterPath = '/lettre'

export const subscriptionAsked =
  'Un message vient de vous être envoyé : suivez son lien pour confirmer votre inscription.'

/**
 * Asks an address whether it wants the newsletter (NEWS-02): nobody is subscribed by someone else. The answer is the
 * same for an address that takes it already.
 * @returns why it cannot be asked; null when it was.
 */
export async function askSubscription(services: Services, session: Session, typed: string): Promise<string | null> {
  const { db } = services
  const now = services.now()
  const email = emailKey(typed)
  if (!isEmail(email)) return 'Saisissez une adresse e-mail, comme nom@exemple.fr.'
  const limits = [tryLimit('newsletter-email', email, 3), tryLimit('newsletter-session', session.tokenHash, 10)]
  const tooMany = await countTry(db, limits, now)
  if (tooMany) return tooMany
  const values = { email, askedAt: now, confirmedAt: null }
  const update = { target: newsletterSubscribers.email, set: { askedAt: now } }
  const [subscriber] = await db
    .insert(newsletterSubscribers)
    .values(values)
    .onConflictDoUpdate(update)
    .returning({ confirmedAt: newsletterSubscribers.confirmedAt })
  if (subscriber?.confirmedAt) {
    const body = 'Bonjour, quelqu’un a demandé pour vous la lettre de L’Estran, que vous recevez déjà. Rien ne change.'
    await sendMessage(db, session.tokenHash, { recipient: email, subject: 'La lettre de L’Estran', body }, now)
    return null
  }
  const secret = randomBytes(24).toString('base64url')
  await keepSecret(db, 'newsletter', email, secret, now)
  const message = {
    recipient: email,
    subject: 'Confirmer votre inscription à la lettre',
    body: 'Bonjour, ce lien confirme que vous voulez recevoir la lettre de L’Estran. Il est valable une demi-heure. Si vous n’avez rien demandé, ne faites rien.',
    link: `${newsletterPath}?${new URLSearchParams({ email, cle: secret })}`,
  }
  await sendMessage(db, session.tokenHash, message, now)
  return null
}

/** Whether a link of that message still works. */
export function canConfirm({ db, now }: Services, email: string, secret: string): Promise<boolean> {
  return isSecret(db, 'newsletter', emailKey(email), secret, now())
}

/** Subscribes the address that the message went to. @returns whether the link still worked. */
export async function confirmSubscription({ db, now }: Services, typed: string, secret: string): Promise<boolean> {
  const email = emailKey(typed)
  return db.transaction(async (transaction) => {
    if (!(await spendSecret(transaction, 'newsletter', email, secret, now()))) return false
    await transaction
      .update(newsletterSubscribers)
      .set({ confirmedAt: now() })
      .where(eq(newsletterSubscribers.email, email))
    return true
  })
}

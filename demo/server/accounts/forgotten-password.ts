import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Services, Session } from '../context.ts'
import { customers } from '../schema.ts'
import { closeSessions } from '../sessions.ts'
import { emailKey } from './log-in.ts'
import { sendMessage } from './outbox.ts'
import { hashPassword } from './password.ts'
import { isSecret, keepSecret, spendSecret } from './secrets.ts'
import { isEmail, passwordRefusal } from './sign-up.ts'
import { countTry, tryLimit } from './tries.ts'

/** Where a new password is chosen. */
export const passwordPath = '/mot-de-passe'

export const resetAsked = 'Si un compte existe pour cette adresse, un message vient d’y être envoyé.'

/**
 * Sends the address a link to choose a new password, if it is a customer's. The answer is the same when it is not.
 * @returns why it cannot be asked; null when it was.
 */
export async function askNewPassword(services: Services, session: Session, typed: string): Promise<string | null> {
  const { db } = services
  const now = services.now()
  const email = emailKey(typed)
  if (!isEmail(email)) return 'Saisissez une adresse e-mail, comme nom@exemple.fr.'
  const limits = [tryLimit('forgotten-email', email, 3), tryLimit('forgotten-session', session.tokenHash, 6)]
  const tooMany = await countTry(db, limits, now)
  if (tooMany) return tooMany
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (!customer) return null
  const secret = randomBytes(24).toString('base64url')
  await keepSecret(db, 'password', email, secret, now)
  const message = {
    recipient: email,
    subject: 'Choisir un nouveau mot de passe',
    body: 'Bonjour, ce lien vous permet de choisir un nouveau mot de passe. Il est valable une demi-heure, une seule fois.',
    link: `${passwordPath}?${new URLSearchParams({ email, cle: secret })}`,
  }
  await sendMessage(db, session.tokenHash, message, now)
  return null
}

/** Whether a link of that message still works. */
export function canChoosePassword({ db, now }: Services, email: string, secret: string): Promise<boolean> {
  return isSecret(db, 'password', emailKey(email), secret, now())
}

/**
 * Takes the new password, and closes the sessions that were open with the old one.
 * @returns why it cannot be taken; empty when it is.
 */
export async function choosePassword(
  { db, now, passwordCost }: Services,
  asked: { email: string; secret: string; password: string; again: string },
): Promise<string> {
  const refusal = passwordRefusal(asked.password, asked.again)
  if (refusal) return refusal
  const email = emailKey(asked.email)
  const passwordHash = await hashPassword(asked.password, passwordCost)
  return db.transaction(async (transaction) => {
    if (!(await spendSecret(transaction, 'password', email, asked.secret, now())))
      return 'Ce lien n’est plus valable : demandez-en un autre.'
    const [customer] = await transaction
      .update(customers)
      .set({ passwordHash })
      .where(eq(customers.email, email))
      .returning({ id: customers.id })
    if (customer) await closeSessions(transaction, customer.id, '')
    return ''
  })
}

import { eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { networkOf } from '../arrival.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import { customers } from '../schema.ts'
import { closeSessions } from '../sessions.ts'
import { tellChanged } from './change-password.ts'
import { noteDevice } from './known-device.ts'
import { emailKey, findUnverified, findVerified } from './log-in.ts'
import { audienceOf, sendMessage } from './outbox.ts'
import { findSecret, followedHash, makeSecret, spendSecret } from './secrets.ts'
import { isEmail, passwordRefusal } from './sign-up.ts'
import { countTry, tryLimit } from './tries.ts'

/** Path of the page to choose a new password. */
export const passwordPath = '/mot-de-passe'

export const resetAsked = 'Si un compte existe pour cette adresse, un message vient d’y être envoyé.'

/**
 * Sends a link to choose a new password, if the address is a customer's. The response is the same when it is not.
 * @returns why it is refused; null when it is accepted.
 */
export async function askNewPassword(
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
    tryLimit('forgotten-email', email, 3),
    tryLimit('forgotten-session', session.tokenHash, 6),
    tryLimit('forgotten-address', networkOf(c.get('client')), budgets.address),
  ]
  const tooMany = await countTry(db, limits, now)
  if (tooMany) return tooMany
  const customer = (await findVerified(db, email)) ?? (await findUnverified(db, email))
  if (!customer) return null
  await db.transaction(async (transaction) => {
    const secret = await makeSecret(transaction, 'password', { email, customerId: customer.id }, now)
    const message = {
      recipient: email,
      subject: 'Choisir un nouveau mot de passe',
      body: 'Bonjour, ce lien vous permet de choisir un nouveau mot de passe. Il est valable une demi-heure, une seule fois.',
      link: `${passwordPath}/${secret}`,
    }
    await sendMessage(transaction, session.tokenHash, message, now)
  })
  return null
}

/** Returns the address whose password the link followed in this session changes; undefined once it has expired. */
export async function askedPassword({ db, now }: Services, session: Session | undefined): Promise<string | undefined> {
  return (await findSecret(db, 'password', followedHash(session, 'password'), now()))?.email
}

const over = 'Ce lien n’est plus valable : demandez-en un autre.'

/**
 * Sets the new password, and closes the sessions opened with the old one. The link is checked before the password is
 * hashed, so that a stranger's guess costs nothing. Following the link also proves that the address is the visitor's.
 * @returns why it is refused; empty when it is done.
 */
export async function choosePassword(
  c: Context<AppEnv>,
  services: Services,
  session: Session | undefined,
  asked: { password: string; again: string },
): Promise<string> {
  const { db, now, passwords } = services
  const hash = followedHash(session, 'password')
  if (!(await findSecret(db, 'password', hash, now()))) return over
  const refusal = passwordRefusal(asked.password, asked.again)
  if (refusal) return refusal
  const passwordHash = await passwords.hash(asked.password)
  const customerId = await db.transaction(async (transaction) => {
    const owner = await spendSecret(transaction, 'password', hash, now())
    if (!owner?.customerId) return undefined
    const known = await findVerified(transaction, owner.email)
    if (known && known.id !== owner.customerId) return undefined
    const verifiedAt = sql`coalesce(${customers.verifiedAt}, ${now().toISOString()}::timestamptz)`
    const isOne = eq(customers.id, owner.customerId)
    await transaction.update(customers).set({ passwordHash, verifiedAt }).where(isOne)
    await closeSessions(transaction, owner.customerId, '')
    await tellChanged(transaction, audienceOf(owner.customerId), owner.email, now())
    return owner.customerId
  })
  if (customerId === undefined) return over
  await noteDevice(c, services, customerId)
  return ''
}

import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv, Services, Session } from '../context.ts'
import { customers } from '../schema.ts'
import { renewSession } from '../sessions.ts'
import { joinCarts } from './join-carts.ts'
import { isPassword } from './password.ts'
import { countTry, forgetTries, tryLimit } from './tries.ts'

/** The fields of a login's answer, before they travel. */
export interface LoginOutcome {
  session: Session
  /** Why it failed; empty when it did not. */
  error: string
  customer: { id: number; email: string } | null
}

/** An address as it is compared: without spaces around, in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** Opens the session to a customer: a new token, and the cart kept. */
export async function enter(
  c: Context<AppEnv>,
  { db, now }: Services,
  session: Session,
  customerId: number,
): Promise<Session> {
  const give = await db.transaction(async (transaction) => {
    await joinCarts(transaction, session.tokenHash, customerId)
    return renewSession(transaction, session, customerId, now())
  })
  return give(c)
}

/**
 * Logs a customer in. Wrong address and wrong password are not told apart. At most five tries an address and ten a
 * session in a quarter of an hour.
 */
export async function logIn(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  given: { email: string; password: string },
): Promise<LoginOutcome> {
  const { db, now, passwordCost } = services
  const refused = (error: string): LoginOutcome => ({ session, error, customer: null })
  const email = emailKey(given.email)
  if (!email || !given.password) return refused('Saisissez votre adresse e-mail et votre mot de passe.')
  const limits = [tryLimit('login-email', email, 5), tryLimit('login-session', session.tokenHash, 10)]
  const tooMany = await countTry(db, limits, now())
  if (tooMany) return refused(tooMany)

  const [customer] = await db
    .select({ id: customers.id, email: customers.email, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.email, email))
  const isRight = await isPassword(given.password, customer?.passwordHash ?? null, passwordCost)
  if (!customer || !isRight) return refused('Adresse e-mail ou mot de passe incorrect.')
  await forgetTries(db, limits)
  return { session: await enter(c, services, session, customer.id), error: '', customer }
}

/** Logs out: the session goes on as a visitor's, without a cart. */
export async function logOut(c: Context<AppEnv>, { db, now }: Services, session: Session): Promise<Session> {
  const give = await db.transaction((transaction) => renewSession(transaction, session, null, now()))
  return give(c)
}

import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { networkOf } from '../arrival.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers } from '../schema.ts'
import { renewSession } from '../sessions.ts'
import type { AskedCode } from './asked-code.ts'
import { cancelDeletion } from './delete-account.ts'
import { joinGuestOrders } from './guest.ts'
import { joinCarts } from './join-carts.ts'
import { findDevice, noteDevice } from './known-device.ts'
import { askCode, spendPassed } from './login-code.ts'
import { countTry, forgetTries, type TryLimit, takeTryBack, tryLimit } from './tries.ts'

/** The result of a login, before it is turned into a response. */
export interface LoginOutcome {
  session: Session
  /** Why the login failed; empty when it succeeded. */
  error: string
  customer: { id: number; email: string } | null
  /** The code still to be given, where the account has a second factor. */
  code?: AskedCode
}

/** Normalises an e-mail address for comparison: trimmed, in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

type Account = Pick<typeof customers.$inferSelect, 'id' | 'email' | 'passwordHash' | 'secondFactor'>

const account = {
  id: customers.id,
  email: customers.email,
  passwordHash: customers.passwordHash,
  secondFactor: customers.secondFactor,
}

/** Returns the account with this address, if the address was verified. */
export async function findVerified(db: Connection, email: string): Promise<Account | undefined> {
  const isOne = and(eq(customers.email, email), isNotNull(customers.verifiedAt))
  return (await db.select(account).from(customers).where(isOne))[0]
}

/** Returns the latest account whose address still waits to be verified. */
export async function findUnverified(db: Connection, email: string): Promise<Account | undefined> {
  const isOne = and(eq(customers.email, email), isNull(customers.verifiedAt), isNotNull(customers.passwordHash))
  return (await db.select(account).from(customers).where(isOne).orderBy(desc(customers.id)).limit(1))[0]
}

/**
 * Logs a customer in to the session: renews its token, keeps its cart, and cancels a pending deletion of the account.
 */
export async function enter(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  customerId: number,
): Promise<Session> {
  const give = await services.db.transaction(async (transaction) => {
    await joinCarts(transaction, session.tokenHash, customerId)
    await joinGuestOrders(transaction, customerId)
    await cancelDeletion(transaction, customerId)
    return renewSession(transaction, session, customerId, services.now())
  })
  const entered = give(c, services)
  await noteDevice(c, services, customerId)
  return entered
}

interface Limits {
  /** Limits of this visitor alone: a successful login clears them. */
  own: TryLimit[]
  /** Limits shared with others: a successful login only takes its own try back. */
  shared: TryLimit[]
}

/**
 * Returns the rate limits of a login attempt. A browser that the owner has logged in from has a limit of its own, so
 * that attempts by others cannot lock the owner out. Any other browser shares the limits of its network, of the account
 * and of the whole site.
 */
async function limitsOf(c: Context<AppEnv>, services: Services, session: Session, email: string): Promise<Limits> {
  const device = await findDevice(c, services, email)
  if (device) return { own: [tryLimit('login-device', `${email} ${device}`, 10)], shared: [] }
  const { budgets } = services
  const network = networkOf(c.get('client'))
  return {
    own: [tryLimit('login-here', `${email} ${network}`, 5), tryLimit('login-session', session.tokenHash, 10)],
    shared: [
      tryLimit('address', network, budgets.address),
      tryLimit('login-account', email, budgets.account),
      tryLimit('all', '', budgets.all),
    ],
  }
}

/**
 * Logs a customer in. A wrong address and a wrong password give the same message and take the same time, since the
 * verified and the unverified account are both looked for. A password hash made at a lower cost is made again. An
 * account with a second factor is asked for its code, unless this session has just given it.
 */
export async function logIn(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  given: { email: string; password: string },
): Promise<LoginOutcome> {
  const { db, now, passwords } = services
  const refused = (error: string): LoginOutcome => ({ session, error, customer: null })
  const email = emailKey(given.email)
  if (!email || !given.password) return refused('Saisissez votre adresse e-mail et votre mot de passe.')
  const { own, shared } = await limitsOf(c, services, session, email)
  const tooMany = await countTry(db, [...own, ...shared], now())
  if (tooMany) return refused(`${tooMany} Ou demandez un nouveau mot de passe par e-mail.`)

  let right: Account | undefined
  for (const find of [findVerified, findUnverified]) {
    const candidate = await find(db, email)
    right = (await passwords.verify(given.password, candidate?.passwordHash ?? null)) ? candidate : undefined
    if (right) break
  }
  if (!right) return refused('Adresse e-mail ou mot de passe incorrect.')
  await forgetTries(db, own)
  await takeTryBack(db, shared)
  if (right.passwordHash && passwords.isOutdated(right.passwordHash)) {
    const passwordHash = await passwords.hash(given.password)
    const isSame = and(eq(customers.id, right.id), eq(customers.passwordHash, right.passwordHash))
    await db.update(customers).set({ passwordHash }).where(isSame)
  }
  if (right.secondFactor && !(await spendPassed(db, session, right.id, now()))) {
    const asked = await askCode(c, services, session, right)
    return typeof asked === 'string' ? refused(asked) : { ...refused(''), code: asked }
  }
  return { session: await enter(c, services, session, right.id), error: '', customer: right }
}

/** Logs out: the session becomes a visitor's, without a cart. */
export async function logOut(c: Context<AppEnv>, services: Services, session: Session): Promise<Session> {
  const { db, now } = services
  const give = await db.transaction((transaction) => renewSession(transaction, session, null, now()))
  return give(c, services)
}

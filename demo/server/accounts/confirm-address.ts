import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { networkOf } from '../arrival.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { addresses, customers, savedCarts, sessions, subscriptions } from '../schema.ts'
import { closeSessions } from '../sessions.ts'
import { moveOrders } from './guest.ts'
import { takeOverCart } from './join-carts.ts'
import { enter } from './log-in.ts'
import { findSecret, followedHash, spendSecret } from './secrets.ts'
import { countTry, tryLimit } from './tries.ts'

/** Path of the link in the message to a new account. */
export const confirmPath = '/confirmation'

/** The data of the confirmation page. */
export interface AskedConfirmation {
  email: string
  /** True when this browser opened the account; any other browser must give the password. */
  isOwn: boolean
}

/** Returns the confirmation that the link followed in this session asks for; undefined once the link has expired. */
export async function askedConfirmation(
  { db, now }: Services,
  session: Session | undefined,
): Promise<AskedConfirmation | undefined> {
  const found = await findSecret(db, 'account', followedHash(session, 'account'), now())
  return found && { email: found.email, isOwn: found.customerId === session?.customerId }
}

/** Moves the orders, addresses, saved carts, subscriptions and cart of an account to another one of the same person. */
async function moveAll(db: Connection, from: number, to: number): Promise<void> {
  await moveOrders(db, from, to)
  for (const table of [addresses, savedCarts, subscriptions])
    await db.update(table).set({ customerId: to }).where(eq(table.customerId, from))
  await takeOverCart(db, from, to)
}

type CustomerRow = typeof customers.$inferSelect

/** Merges an unconfirmed account into the one that already has its address. An existing password stays as it was. */
async function unite(db: Connection, session: Session, waiting: CustomerRow, known: CustomerRow): Promise<number> {
  await moveAll(db, waiting.id, known.id)
  const { firstName, lastName, passwordHash } = waiting
  const opened = known.passwordHash === null ? { firstName, lastName, passwordHash } : {}
  await db
    .update(customers)
    .set({ ...opened, points: sql`${customers.points} + ${waiting.points}` })
    .where(eq(customers.id, known.id))
  await db.update(sessions).set({ customerId: known.id }).where(eq(sessions.tokenHash, session.tokenHash))
  await closeSessions(db, waiting.id, session.tokenHash)
  await db.delete(customers).where(eq(customers.id, waiting.id))
  return known.id
}

/** @returns the account that owns the address from now on; undefined when the link has expired. */
async function confirm(db: Connection, session: Session, hash: string, now: Date): Promise<number | undefined> {
  const spent = await spendSecret(db, 'account', hash, now)
  if (!spent?.customerId) return undefined
  const [waiting] = await db.select().from(customers).where(eq(customers.id, spent.customerId)).for('update')
  if (!waiting) return undefined
  const isKnown = and(eq(customers.email, waiting.email), isNotNull(customers.verifiedAt))
  const [known] = await db.select().from(customers).where(isKnown).for('update')
  if (known) return known.id === waiting.id ? known.id : unite(db, session, waiting, known)
  await db.update(customers).set({ verifiedAt: now }).where(eq(customers.id, waiting.id))
  return waiting.id
}

/**
 * Confirms an address and logs its owner in. The reader of the message may not be the person who opened the account:
 * from another browser the password is asked for, so that nobody confirms an account whose password a stranger knows.
 * @returns why it cannot be done; empty when it is done.
 */
export async function confirmAddress(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  password: string,
): Promise<string> {
  const { db, passwords, budgets } = services
  const now = services.now()
  const over = 'Ce lien a déjà servi, ou n’est plus valable.'
  const hash = followedHash(session, 'account')
  const owner = await findSecret(db, 'account', hash, now)
  if (!owner?.customerId) return over
  if (owner.customerId !== session.customerId) {
    const limits = [tryLimit('confirm', hash, 5), tryLimit('address', networkOf(c.get('client')), budgets.address)]
    const tooMany = await countTry(db, limits, now)
    if (tooMany) return tooMany
    const [waiting] = await db.select().from(customers).where(eq(customers.id, owner.customerId))
    if (!(await passwords.verify(password, waiting?.passwordHash ?? null))) return 'Ce mot de passe n’est pas le bon.'
  }
  const customerId = await db.transaction((transaction) => confirm(transaction, session, hash, now))
  if (!customerId) return over
  await enter(c, services, session, customerId)
  return ''
}

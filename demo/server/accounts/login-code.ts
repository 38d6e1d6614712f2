import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { networkOf } from '../arrival.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers, loginCodes } from '../schema.ts'
import { closeSessions } from '../sessions.ts'
import type { AskedCode } from './asked-code.ts'
import { done, type FormSaid, refusedForm } from './form-said.ts'
import { audienceOf, sendMessage } from './outbox.ts'
import { ownCustomer, refuseWrongPassword } from './own-password.ts'
import { countTry, tryLimit } from './tries.ts'

const lifetimeMinutes = 10
/** Wrong tries allowed for one code. */
const mostTries = 5
/** Seconds before a code may be sent again. */
export const resendSeconds = 30
/** Minutes within which the login must follow the code. */
const passedMinutes = 2
/** Minutes after which a code is deleted; until then an expired one can be sent again. */
const keptMinutes = 30

const over = 'Ce code n’est plus valable : connectez-vous de nouveau.'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
const codeHashOf = (transaction: string, code: string): string => hashOf(`${transaction}:${code}`)
const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** Masks an address, as « d…@exemple.fr »: enough for its owner to recognise it. */
export function masked(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host}`
}

/** Turns the second factor of a customer on or off. */
export async function setSecondFactor(db: Connection, customerId: number, isOn: boolean): Promise<void> {
  await db.update(customers).set({ secondFactor: isOn }).where(eq(customers.id, customerId))
}

interface CodeOwner {
  id: number
  email: string
}

/**
 * Counts one more message with a code.
 * @returns the refusal when it is one too many; null otherwise.
 */
function countSending(c: Context<AppEnv>, { db, budgets, now }: Services, customerId: number): Promise<string | null> {
  const limits = [
    tryLimit('code-sent', String(customerId), budgets.codes),
    tryLimit('code-sent-address', networkOf(c.get('client')), budgets.address),
  ]
  return countTry(db, limits, now())
}

async function mailCode(db: Connection, session: Session, recipient: string, code: string, now: Date): Promise<void> {
  const message = {
    recipient,
    subject: `Votre code de connexion : ${code}`,
    body: `Bonjour, votre code de connexion est ${code}. Il est valable dix minutes, une seule fois. Ne le donnez à personne. Si vous n’avez rien demandé, quelqu’un connaît votre mot de passe : changez-le.`,
  }
  await sendMessage(db, session.tokenHash, message, now)
}

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Sends a code to a customer whose password was right; the earlier codes of this session stop working.
 * @returns the code's transaction, or the reason why no code can be sent.
 */
export async function askCode(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  { id, email }: CodeOwner,
): Promise<AskedCode | string> {
  const tooMany = await countSending(c, services, id)
  if (tooMany) return tooMany
  const now = services.now()
  const transaction = randomBytes(24).toString('base64url')
  const code = newCode()
  await services.db.transaction(async (db) => {
    const isOwn = and(eq(loginCodes.customerId, id), eq(loginCodes.sessionHash, session.tokenHash))
    await db.delete(loginCodes).where(isOwn)
    await db.insert(loginCodes).values({
      hash: hashOf(transaction),
      customerId: id,
      sessionHash: session.tokenHash,
      codeHash: codeHashOf(transaction, code),
      sentAt: now,
      expiresAt: later(now, lifetimeMinutes),
    })
    await mailCode(db, session, email, code, now)
  })
  return { transaction, email: masked(email) }
}

/** SQL condition: the code of this transaction, for the session that it was given to. */
const ofSession = (session: Session, transaction: string) =>
  and(eq(loginCodes.hash, hashOf(transaction)), eq(loginCodes.sessionHash, session.tokenHash))

type CodeRow = typeof loginCodes.$inferSelect

async function findCode(db: Connection, session: Session, transaction: string): Promise<CodeRow | undefined> {
  return (await db.select().from(loginCodes).where(ofSession(session, transaction)))[0]
}

/**
 * Sends another code for the same transaction, even when the previous one has expired.
 * @returns the code's transaction, or the reason why no code can be sent.
 */
export async function resendCode(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  transaction: string,
): Promise<AskedCode | string> {
  const now = services.now()
  const found = await findCode(services.db, session, transaction)
  if (!found || found.passedAt) return over
  const wait = Math.ceil((found.sentAt.getTime() - now.getTime()) / 1000 + resendSeconds)
  if (wait > 0) return `Un code vient de partir : attendez ${wait} s avant d’en demander un autre.`
  const tooMany = await countSending(c, services, found.customerId)
  if (tooMany) return tooMany
  const [customer] = await services.db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, found.customerId))
  if (!customer) return over
  const code = newCode()
  const sent = await services.db.transaction(async (db) => {
    // Of two simultaneous requests, only one sends a code.
    const isSame = and(
      ofSession(session, transaction),
      eq(loginCodes.sentAt, found.sentAt),
      isNull(loginCodes.passedAt),
    )
    const change = {
      codeHash: codeHashOf(transaction, code),
      tries: 0,
      sentAt: now,
      expiresAt: later(now, lifetimeMinutes),
    }
    const changed = await db.update(loginCodes).set(change).where(isSame).returning({ hash: loginCodes.hash })
    if (changed.length > 0) await mailCode(db, session, customer.email, code, now)
    return changed.length > 0
  })
  return sent
    ? { transaction, email: masked(customer.email) }
    : `Un code vient de partir : attendez ${resendSeconds} s.`
}

function isSameHash(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Checks a code, which works once. Tries are counted before the code is compared: by transaction, by account and by
 * network.
 * @returns the customer who may log in, or the reason for the refusal.
 */
export async function checkCode(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  { transaction, code }: { transaction: string; code: string },
): Promise<{ customerId: number } | { error: string }> {
  const { db, budgets } = services
  const now = services.now()
  if (!/^\d{6}$/.test(code)) return { error: 'Veuillez renseigner correctement le code d’authentification.' }
  const found = await findCode(db, session, transaction)
  const limits = [tryLimit('code-address', networkOf(c.get('client')), budgets.address)]
  if (found) limits.push(tryLimit('code-account', String(found.customerId), 30))
  const tooMany = await countTry(db, limits, now)
  if (tooMany) return { error: tooMany }
  if (!found) return { error: over }
  if (found.passedAt) return { error: 'Ce code a déjà servi : connectez-vous de nouveau.' }
  if (found.expiresAt <= now) return { error: 'Ce code n’est plus valable : demandez-en un autre.' }
  const isOpen = and(ofSession(session, transaction), isNull(loginCodes.passedAt), lt(loginCodes.tries, mostTries))
  const [tried] = await db
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(isOpen)
    .returning({ codeHash: loginCodes.codeHash, tries: loginCodes.tries })
  if (!tried) return { error: 'Trop d’essais : demandez un autre code.' }
  if (!isSameHash(codeHashOf(transaction, code), tried.codeHash)) {
    const left = mostTries - tried.tries
    if (left === 0) return { error: 'Ce code n’est pas le bon. Trop d’essais : demandez un autre code.' }
    return { error: `Ce code n’est pas le bon. Il vous reste ${left} essai${left > 1 ? 's' : ''}.` }
  }
  const isUnused = and(ofSession(session, transaction), isNull(loginCodes.passedAt))
  const passed = await db.update(loginCodes).set({ passedAt: now }).where(isUnused).returning({ hash: loginCodes.hash })
  if (passed.length === 0) return { error: 'Ce code a déjà servi : connectez-vous de nouveau.' }
  return { customerId: found.customerId }
}

/**
 * Deletes the code that this session has just given for this customer, so that it counts once.
 * @returns true when there was one.
 */
export async function spendPassed(db: Connection, session: Session, customerId: number, now: Date): Promise<boolean> {
  const isOwn = and(
    eq(loginCodes.sessionHash, session.tokenHash),
    eq(loginCodes.customerId, customerId),
    gt(loginCodes.passedAt, later(now, -passedMinutes)),
  )
  return (await db.delete(loginCodes).where(isOwn).returning({ hash: loginCodes.hash })).length > 0
}

/** Deletes old codes: those never sent back, and those that no login followed. */
export async function forgetOldCodes(db: Connection, now: Date): Promise<void> {
  await db.delete(loginCodes).where(lt(loginCodes.sentAt, later(now, -keptMinutes)))
}

const words = {
  on: {
    said: 'La connexion demande désormais un code, envoyé par e-mail. Vos autres appareils sont déconnectés.',
    subject: 'Votre connexion demande désormais un code',
    body: 'Bonjour, la connexion à votre compte à L’Estran demande désormais, après le mot de passe, un code envoyé à cette adresse. Vos autres appareils sont déconnectés. Si ce n’est pas vous, changez votre mot de passe sans attendre.',
  },
  off: {
    said: 'La connexion ne demande plus de code. Vos autres appareils sont déconnectés.',
    subject: 'Votre connexion ne demande plus de code',
    body: 'Bonjour, la connexion à votre compte à L’Estran ne demande plus de code : le mot de passe suffit. Vos autres appareils sont déconnectés. Si ce n’est pas vous, changez votre mot de passe sans attendre, puis redemandez le code.',
  },
}

/**
 * Turns the second factor on or off, after checking the password: the other sessions end, and a message tells the
 * owner. It requires a verified address: with a mistyped one, the owner could no longer log in. The same form sent
 * twice is one change.
 */
export async function changeSecondFactor(
  services: Services,
  session: Session,
  { isOn, password }: { isOn: boolean; password: string },
): Promise<FormSaid> {
  const { db } = services
  const now = services.now()
  const customer = await ownCustomer(db, session)
  const { id: customerId } = customer
  const unconfirmed = 'Confirmez d’abord votre adresse e-mail : le code y est envoyé.'
  if (isOn && !customer.verifiedAt) return refusedForm(unconfirmed, { actif: unconfirmed })
  const refused = await refuseWrongPassword(services, customer, password, 'second-factor', 10)
  if (refused) return refused
  const { said, subject, body } = isOn ? words.on : words.off
  await db.transaction(async (transaction) => {
    const isOne = eq(customers.id, customerId)
    const [before] = await transaction.select().from(customers).where(isOne).for('update')
    if (!before || before.secondFactor === isOn) return
    await setSecondFactor(transaction, customerId, isOn)
    await transaction.delete(loginCodes).where(eq(loginCodes.customerId, customerId))
    await closeSessions(transaction, customerId, session.tokenHash)
    const message = { recipient: before.email, subject, body, link: '/compte/parametres' }
    await sendMessage(transaction, audienceOf(customerId), message, now)
  })
  return done(said)
}

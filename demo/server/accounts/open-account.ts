import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { networkOf } from '../arrival.ts'
import type { FieldError } from '../cart/cart-state.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers } from '../schema.ts'
import { emailKey, enter, findUnverified, findVerified } from './log-in.ts'
import { sendMessage } from './outbox.ts'
import { keepSecret, secretHash, spendSecret } from './secrets.ts'
import { accountErrors, type NewAccount } from './sign-up.ts'
import { countTry, tryLimit } from './tries.ts'

export interface OpenedAccount {
  /** Why no account was opened; empty when one was. */
  error: string
  fields: FieldError[]
  /** True when the code of the message must be given (`confirmaccount`, SIGNUP-01). */
  needsCode: boolean
  /** Id of the account's customer; 0 while there is none. */
  customerId: number
}

/** Seconds within which the same form, sent again, finds the account that it has just opened. */
const justOpened = 15 * 60

const bodies = {
  fresh: (code: string) =>
    `Bonjour, voici le code pour ouvrir votre compte à L’Estran : ${code}. Il est valable un quart d’heure, une seule fois. Si vous n’avez rien demandé, ne faites rien : aucun compte ne sera ouvert.`,
  known:
    'Bonjour, quelqu’un veut ouvrir un compte à L’Estran avec cette adresse, qui en a déjà un. Si c’est vous, connectez-vous avec votre mot de passe, ou demandez-en un autre. Sinon, ne faites rien : rien ne change.',
}

/** Ties the code to the browser that asked for it, so that nobody else can try to guess it. */
const secretOf = (email: string, session: Session, code: string): string => `${email} ${session.tokenHash} ${code}`

/**
 * Sends the code, or, to an address that already has an account, a message that says so. The page shows the same in
 * both cases.
 */
async function sendCode(db: Connection, session: Session, email: string, now: Date): Promise<void> {
  const known = await findVerified(db, email)
  if (known?.passwordHash) {
    const message = { recipient: email, subject: 'Vous avez déjà un compte', body: bodies.known, link: '/compte' }
    return sendMessage(db, session.tokenHash, message, now)
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await keepSecret(db, 'signup', { email, customerId: null }, secretOf(email, session, code), now)
  const message = { recipient: email, subject: 'Votre code pour ouvrir un compte', body: bodies.fresh(code) }
  return sendMessage(db, session.tokenHash, message, now)
}

type Owner = Pick<NewAccount, 'email' | 'firstName' | 'lastName'> & { passwordHash: string }

/**
 * Keeps the account of an address that has just been verified: a new row, the unverified account with the same
 * password, or the row of a customer whom the shop knew without an account.
 */
async function keepAccount(
  db: Connection,
  owner: Owner,
  waitingId: number | undefined,
  now: Date,
): Promise<number | undefined> {
  const known = await findVerified(db, owner.email)
  // Opened and verified in the meantime: only its password gives access, not the code of a message.
  if (known?.passwordHash) return undefined
  const id = known?.id ?? waitingId
  if (id !== undefined) {
    const { firstName, lastName, passwordHash } = owner
    await db.update(customers).set({ firstName, lastName, passwordHash, verifiedAt: now }).where(eq(customers.id, id))
    return id
  }
  const [created] = await db
    .insert(customers)
    .values({ ...owner, verifiedAt: now, createdAt: now })
    .returning({ id: customers.id })
  if (!created) throw new Error('Le compte qui vient d’être ouvert est introuvable.')
  return created.id
}

/** Returns the account that the same form opened a moment ago: its response was lost, or its button clicked twice. */
async function findJustOpened(services: Services, email: string, password: string): Promise<number | undefined> {
  const { db, now, passwords } = services
  const known = await findVerified(db, email)
  if (!(await passwords.verify(password, known?.passwordHash ?? null)) || !known) return undefined
  // The owner has turned the second factor on in the meantime: this path would bypass it.
  if (known.secondFactor) return undefined
  const [row] = await db.select({ at: customers.verifiedAt }).from(customers).where(eq(customers.id, known.id))
  const age = now().getTime() - (row?.at?.getTime() ?? 0)
  return age < justOpened * 1000 ? known.id : undefined
}

/**
 * Opens an account once its address is verified (SIGNUP-01): without a code it sends one; with the right code it opens
 * the account and logs it in. Until then the response is the same whether or not the address has an account.
 */
export async function openAccount(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  given: NewAccount & { code: string },
): Promise<OpenedAccount> {
  const { db, passwords, budgets } = services
  const now = services.now()
  const refused = (error: string, needsCode = false, fields: FieldError[] = []): OpenedAccount => ({
    error,
    needsCode,
    fields,
    customerId: 0,
  })
  const { code, ...typed } = given
  const asked = { ...typed, email: emailKey(typed.email) }
  const { email, password, firstName, lastName } = asked
  const fields = accountErrors(asked)
  // Keep the code field shown while another field is corrected.
  if (fields.length > 0) return refused('Vérifiez les champs signalés.', code !== '', fields)

  const limits = [
    tryLimit(code ? 'signup-code' : 'account-email', code ? `${email} ${session.tokenHash}` : email, code ? 5 : 8),
    tryLimit('account-session', session.tokenHash, 20),
    tryLimit('address', networkOf(c.get('client')), budgets.address),
    tryLimit('all', '', budgets.all),
  ]
  const tooMany = await countTry(db, limits, now)
  if (tooMany) return refused(tooMany, code !== '')
  if (!code) {
    await db.transaction((transaction) => sendCode(transaction, session, email, now))
    return refused(`Un message vient de partir pour ${email} : saisissez le code qu’il contient.`, true)
  }

  const waiting = await findUnverified(db, email)
  const isSame = await passwords.verify(password, waiting?.passwordHash ?? null)
  const passwordHash = await passwords.hash(password)
  const opened = await db.transaction(async (transaction) => {
    const hash = secretHash('signup', secretOf(email, session, code.replace(/\D/g, '')))
    if (!(await spendSecret(transaction, 'signup', hash, now))) return undefined
    return keepAccount(transaction, { email, firstName, lastName, passwordHash }, isSame ? waiting?.id : undefined, now)
  })
  const customerId = opened ?? (await findJustOpened(services, email, password))
  if (customerId === undefined) {
    const wrong = 'Ce code n’est pas le bon, ou n’est plus valable : vérifiez-le, ou demandez-en un autre.'
    return refused(wrong, true, [{ champ: 'token', message: wrong }])
  }
  await enter(c, services, session, customerId)
  return { error: '', needsCode: false, fields: [], customerId }
}

import type { Context } from 'hono'
import * as v from 'valibot'
import { networkOf } from '../arrival.ts'
import type { FieldError } from '../cart/cart-change.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers } from '../schema.ts'
import { confirmPath } from './confirm-address.ts'
import { emailKey, enter, findUnverified, findVerified, type LoginOutcome } from './log-in.ts'
import { sendMessage } from './outbox.ts'
import { makeSecret } from './secrets.ts'
import { countTry, tryLimit } from './tries.ts'

/** What a second typing of a password is told that is not the first. */
export const passwordsDiffer = 'Les deux mots de passe diffèrent.'

/** Bounds of a password, in characters. */
export const passwordLength = { least: 10, most: 200 }

export interface NewAccount {
  firstName: string
  lastName: string
  email: string
  emailAgain: string
  password: string
  passwordAgain: string
}

export interface SignUpOutcome extends LoginOutcome {
  fields: FieldError[]
}

/** Whether a text is an address that a message can be sent to. */
export const isEmail = (text: string): boolean => v.is(v.pipe(v.string(), v.email(), v.maxLength(254)), text)

/** Why a new password cannot be taken; empty when it can. */
export function passwordRefusal(password: string, again: string): string {
  if (password.length < passwordLength.least) return `Dix caractères au moins, ${password.length} pour l’instant.`
  if (password.length > passwordLength.most) return 'Deux cents caractères au plus.'
  return password === again ? '' : passwordsDiffer
}

/** What is wrong with a new account, by field. */
export function accountErrors(account: NewAccount): FieldError[] {
  const { firstName, lastName, email, emailAgain, password, passwordAgain } = account
  const found: [champ: string, message: string | false][] = [
    ['prenom', (!firstName || firstName.length > 80) && 'Saisissez votre prénom.'],
    ['nom', (!lastName || lastName.length > 80) && 'Saisissez votre nom.'],
    ['email', !isEmail(email) && 'Saisissez une adresse e-mail, comme nom@exemple.fr.'],
    ['email_confirm', email !== emailKey(emailAgain) && 'Les deux adresses e-mail diffèrent.'],
    ['password', passwordRefusal(password, password)],
    ['password_confirm', password !== passwordAgain && passwordsDiffer],
  ]
  return found.flatMap(([champ, message]) => (message ? [{ champ, message }] : []))
}

/** What the message says depends on whether the address has an account; the page's answer does not. */
const bodies = {
  fresh:
    'Bonjour, vous venez d’ouvrir un compte à L’Estran. Ce lien confirme que cette adresse est la vôtre. Il est valable une semaine. Si vous n’avez rien demandé, ne faites rien.',
  known:
    'Bonjour, quelqu’un vient d’ouvrir un compte à L’Estran avec cette adresse, qui en a déjà un. Si c’est vous, ce lien réunit les deux : votre mot de passe d’avant reste le bon. Il est valable une semaine. Si vous n’avez rien demandé, ne faites rien.',
}

/** Sends a new account the link that proves its address. */
export async function sendConfirmation(
  db: Connection,
  session: Session,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<void> {
  const secret = await makeSecret(db, 'account', { email, customerId: id }, now)
  const known = await findVerified(db, email)
  const message = {
    recipient: email,
    subject: 'Confirmer votre adresse',
    body: known?.passwordHash ? bodies.known : bodies.fresh,
    link: `${confirmPath}/${secret}`,
  }
  await sendMessage(db, session.tokenHash, message, now)
}

/**
 * Opens an account and logs it in at once, so that an order does not wait for a message. Until the link of that message
 * is followed the account is its opener's alone: an address that has an account already gets another one to wait beside
 * it, so that the answer is the same and tells nobody who is a customer. Asked again with the same password, because the
 * answer was lost, it is found again.
 */
export async function signUp(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  given: NewAccount,
): Promise<SignUpOutcome> {
  const { db, passwords, budgets } = services
  const now = services.now()
  const refused = (error: string, fields: FieldError[] = []): SignUpOutcome => ({
    session,
    error,
    customer: null,
    fields,
  })
  const asked = { ...given, email: emailKey(given.email) }
  const { email, firstName, lastName } = asked
  const fields = accountErrors(asked)
  if (fields.length > 0) return refused('Vérifiez les champs signalés.', fields)
  const limits = [
    tryLimit('account-email', email, 8),
    tryLimit('account-session', session.tokenHash, 20),
    tryLimit('address', networkOf(c.get('client')), budgets.address),
    tryLimit('all', '', budgets.all),
  ]
  const tooMany = await countTry(db, limits, now)
  if (tooMany) return refused(tooMany)

  const waiting = await findUnverified(db, email)
  const isAgain = await passwords.verify(asked.password, waiting?.passwordHash ?? null)
  if (waiting && isAgain && !waiting.secondFactor) {
    return {
      ...refused(''),
      session: await enter(c, services, session, waiting.id),
      customer: { id: waiting.id, email },
    }
  }
  const passwordHash = await passwords.hash(asked.password)
  const id = await db.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(customers)
      .values({ email, passwordHash, firstName, lastName, createdAt: now })
      .returning({ id: customers.id })
    if (!created) throw new Error('Le compte qui vient d’être ouvert est introuvable.')
    await sendConfirmation(transaction, session, { id: created.id, email }, now)
    return created.id
  })
  return { ...refused(''), session: await enter(c, services, session, id), customer: { id, email } }
}

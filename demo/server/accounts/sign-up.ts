import type { Context } from 'hono'
import * as v from 'valibot'
import { networkOf } from '../arrival.ts'
import type { FieldError } from '../cart/cart-state.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers } from '../schema.ts'
import { confirmPath } from './confirm-address.ts'
import { emailKey, enter, findUnverified, findVerified, type LoginOutcome } from './log-in.ts'
import { sendMessage } from './outbox.ts'
import { makeSecret } from './secrets.ts'
import { countTry, type TryLimit, tryLimit } from './tries.ts'

/** Error shown when the second typing of a password differs from the first. */
export const passwordsDiffer = 'Les deux mots de passe diffèrent.'

/** Shortest and longest password, in characters. */
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

/** Returns true when a text is a valid e-mail address. */
export const isEmail = (text: string): boolean => v.is(v.pipe(v.string(), v.email(), v.maxLength(254)), text)

/** Returns why a new password is refused; empty when it is accepted. */
export function passwordRefusal(password: string, again: string): string {
  if (password.length < passwordLength.least) return `Dix caractères au moins, ${password.length} pour l’instant.`
  if (password.length > passwordLength.most) return 'Deux cents caractères au plus.'
  return password === again ? '' : passwordsDiffer
}

/** Returns the rate limits of a new account: its address and session, the network, and everybody together. */
export const newAccountLimits = (
  c: Context<AppEnv>,
  { budgets }: Services,
  session: Session,
  email: string,
): TryLimit[] => [
  tryLimit('account-email', email, 8),
  tryLimit('account-session', session.tokenHash, 20),
  tryLimit('address', networkOf(c.get('client')), budgets.address),
  tryLimit('all', '', budgets.all),
]

/** Checks the data of a new account, and returns one error per field that is wrong. */
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

/** Texts of the message. They tell whether the address has an account; the response of the page does not. */
const bodies = {
  fresh:
    'Bonjour, vous venez d’ouvrir un compte à L’Estran. Ce lien confirme que cette adresse est la vôtre. Il est valable une semaine. Si vous n’avez rien demandé, ne faites rien.',
  known:
    'Bonjour, quelqu’un vient d’ouvrir un compte à L’Estran avec cette adresse, qui en a déjà un. Si c’est vous, ce lien réunit les deux : votre mot de passe d’avant reste le bon. Il est valable une semaine. Si vous n’avez rien demandé, ne faites rien.',
}

/** Sends a new account the link that verifies its address. */
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
 * Opens an account and logs it in at once, so that an order need not wait for a message. Until the link of that message
 * is followed, the account belongs to the person who opened it, not to the owner of the address. An address that
 * already has an account gets a second, unverified one, so that the response never tells who is a customer. The same
 * request sent again with the same password finds the account it opened.
 */
export async function signUp(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  given: NewAccount,
): Promise<SignUpOutcome> {
  const { db, passwords } = services
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
  const tooMany = await countTry(db, newAccountLimits(c, services, session, email), now)
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

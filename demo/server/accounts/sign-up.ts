import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { FieldError } from '../cart/cart-change.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import { customers } from '../schema.ts'
import { emailKey, enter, type LoginOutcome, logIn } from './log-in.ts'
import { sendMessage } from './outbox.ts'
import { hashPassword } from './password.ts'
import { keepSecret, spendSecret } from './secrets.ts'
import { countTry, tryLimit } from './tries.ts'

/** Bounds of a password, in characters. */
export const passwordLength = { least: 10, most: 200 }

export interface NewAccount {
  firstName: string
  lastName: string
  email: string
  emailAgain: string
  password: string
  passwordAgain: string
  token: string
}

export interface SignUpOutcome extends LoginOutcome {
  fields: FieldError[]
  /** The address must be confirmed with a code that was sent to it. */
  mustConfirm: boolean
}

/** Whether a text is an address that a message can be sent to. */
export const isEmail = (text: string): boolean => v.is(v.pipe(v.string(), v.email(), v.maxLength(254)), text)

/** Why a new password cannot be taken; empty when it can. */
export function passwordRefusal(password: string, again: string): string {
  if (password.length < passwordLength.least) return `Dix caractères au moins, ${password.length} pour l’instant.`
  if (password.length > passwordLength.most) return 'Deux cents caractères au plus.'
  return password === again ? '' : 'Les deux mots de passe diffèrent.'
}

function errorsOf(account: NewAccount): FieldError[] {
  const { firstName, lastName, email, emailAgain, password, passwordAgain } = account
  const found: [champ: string, message: string | false][] = [
    ['prenom', (!firstName || firstName.length > 80) && 'Saisissez votre prénom.'],
    ['nom', (!lastName || lastName.length > 80) && 'Saisissez votre nom.'],
    ['email', !isEmail(email) && 'Saisissez une adresse e-mail, comme nom@exemple.fr.'],
    ['email_confirm', email !== emailKey(emailAgain) && 'Les deux adresses e-mail diffèrent.'],
    ['password', passwordRefusal(password, password)],
    ['password_confirm', password !== passwordAgain && 'Les deux mots de passe diffèrent.'],
  ]
  return found.flatMap(([champ, message]) => (message ? [{ champ, message }] : []))
}

const known = 'Un compte existe déjà avec cette adresse : connectez-vous, ou demandez un nouveau mot de passe.'

/**
 * Opens an account and logs it in; asked again with the same password, because the answer was lost, logs in. An address
 * that the shop already knows without an account (a loyalty card) is confirmed first, with a code sent to it.
 */
export async function signUp(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  given: NewAccount,
): Promise<SignUpOutcome> {
  const { db } = services
  const now = services.now()
  const refused = (error: string, fields: FieldError[] = [], mustConfirm = false): SignUpOutcome => ({
    session,
    error,
    customer: null,
    fields,
    mustConfirm,
  })
  const account = { ...given, email: emailKey(given.email) }
  const { email, firstName, lastName, token } = account
  const fields = errorsOf(account)
  if (fields.length > 0) return refused('Vérifiez les champs signalés.', fields)
  const limits = [tryLimit('account-email', email, 8), tryLimit('account-session', session.tokenHash, 20)]
  const tooMany = await countTry(db, limits, now)
  if (tooMany) return refused(tooMany)

  const passwordHash = await hashPassword(account.password, services.passwordCost)
  const [created] = await db
    .insert(customers)
    .values({ email, passwordHash, firstName, lastName, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: customers.id })
  if (created) {
    const entered = await enter(c, services, session, created.id)
    return { ...refused(''), session: entered, customer: { id: created.id, email } }
  }

  const [card] = await db.select().from(customers).where(eq(customers.email, email))
  if (!card || card.passwordHash !== null) {
    const again = await logIn(c, services, session, account)
    return again.customer ? { ...refused(''), ...again } : refused(known, [{ champ: 'email', message: known }])
  }
  if (!token) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await keepSecret(db, 'account', email, code, now)
    const body = `Bonjour, votre code de confirmation est le ${code}. Il est valable une demi-heure.`
    await sendMessage(db, session.tokenHash, { recipient: email, subject: 'Votre code de confirmation', body }, now)
    const asked = 'Saisissez le code reçu par e-mail.'
    return refused(
      'La boutique connaît déjà cette adresse : saisissez le code qui vient d’y être envoyé.',
      [{ champ: 'token', message: asked }],
      true,
    )
  }
  if (!(await spendSecret(db, 'account', email, token, now)))
    return refused(
      'Ce code n’est pas le bon, ou n’est plus valable.',
      [{ champ: 'token', message: 'Code incorrect.' }],
      true,
    )
  await db.update(customers).set({ passwordHash, firstName, lastName }).where(eq(customers.id, card.id))
  const entered = await enter(c, services, session, card.id)
  return { ...refused(''), session: entered, customer: { id: card.id, email } }
}

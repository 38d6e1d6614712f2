import { and, eq, inArray } from 'drizzle-orm'
import type { Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers, secrets } from '../schema.ts'
import { closeSessions } from '../sessions.ts'
import { done, type FormSaid, refusedForm } from './form-said.ts'
import { audienceOf, sendMessage } from './outbox.ts'
import { ownCustomer } from './own-password.ts'
import { passwordRefusal, passwordsDiffer } from './sign-up.ts'
import { countTry, tryLimit } from './tries.ts'

/** Tells the owner of an account that its password was changed, in case they did not do it. */
export function tellChanged(db: Connection, audience: string, recipient: string, now: Date): Promise<void> {
  const body =
    'Bonjour, le mot de passe de votre compte à L’Estran vient d’être changé, et les autres appareils sont déconnectés. Si ce n’est pas vous, choisissez-en un autre sans attendre : « mot de passe oublié », sur la page de connexion.'
  return sendMessage(db, audience, { recipient, subject: 'Votre mot de passe a changé', body, link: '/compte' }, now)
}

const changed = 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.'
const noOwn = 'Ce n’est pas votre mot de passe actuel.'

/**
 * Changes the password of the customer who is logged in, after checking the current one. The other sessions end,
 * pending reset links stop working, and a message tells the owner. The same form sent twice is one change.
 */
export async function changePassword(
  services: Services,
  session: Session,
  asked: { current: string; password: string; again: string },
): Promise<FormSaid> {
  const { db, passwords } = services
  const now = services.now()
  const customer = await ownCustomer(db, session)
  const { id: customerId } = customer
  const refusal = passwordRefusal(asked.password, asked.password)
  const errors = {
    ...(!asked.current && { password_actuel: 'Saisissez votre mot de passe actuel.' }),
    ...(refusal && { password: refusal }),
    ...(asked.password !== asked.again && { password_confirm: passwordsDiffer }),
  }
  if (Object.keys(errors).length > 0) return refusedForm('Vérifiez les champs signalés.', errors)
  const tooMany = await countTry(db, [tryLimit('password-change', String(customerId), 10)], now)
  if (tooMany) return refusedForm(tooMany)
  if (!(await passwords.verify(asked.current, customer.passwordHash))) {
    const isDone = await passwords.verify(asked.password, customer.passwordHash)
    return isDone ? done(changed) : refusedForm(noOwn, { password_actuel: noOwn })
  }
  const passwordHash = await passwords.hash(asked.password)
  await db.transaction(async (transaction) => {
    const isOne = and(eq(customers.id, customerId), eq(customers.passwordHash, customer.passwordHash ?? ''))
    const written = await transaction
      .update(customers)
      .set({ passwordHash })
      .where(isOne)
      .returning({ id: customers.id })
    if (written.length === 0) return
    await closeSessions(transaction, customerId, session.tokenHash)
    await transaction
      .delete(secrets)
      .where(and(inArray(secrets.purpose, ['password', 'email']), eq(secrets.customerId, customerId)))
    await tellChanged(transaction, audienceOf(customerId), customer.email, now)
  })
  return done(changed)
}

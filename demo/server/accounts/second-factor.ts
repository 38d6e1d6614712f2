import { eq } from 'drizzle-orm'
import type { Services, Session } from '../context.ts'
import { customers, loginCodes } from '../schema.ts'
import { closeSessions } from '../sessions.ts'
import { done, type FormSaid, refusedForm } from './form-said.ts'
import { setSecondFactor } from './login-code.ts'
import { audienceOf, sendMessage } from './outbox.ts'
import { refuseWrongPassword } from './own-password.ts'

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
  const customerId = session.customerId ?? 0
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  const missing = 'Saisissez votre mot de passe.'
  if (!customer || !password) return refusedForm(missing, { password_actuel: missing })
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

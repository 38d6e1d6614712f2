import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv, Services, Session } from '../context.ts'
import { customers } from '../schema.ts'
import { done, type FormSaid, refusedForm } from './form-said.ts'
import { guestOf, isGuest } from './guest.ts'
import { enter } from './log-in.ts'
import { newAccountLimits, passwordRefusal, sendConfirmation } from './sign-up.ts'
import { countTry } from './tries.ts'

/**
 * Turns a guest into an account, with just a password. Until the link of the message is followed, it is like any new
 * account (`sign-up.ts`): it holds the orders of this session, and nothing else.
 */
export async function openGuestAccount(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  password: string,
): Promise<FormSaid> {
  const { db, passwords } = services
  const now = services.now()
  const sent = 'Votre compte est ouvert. Un message vient de partir : suivez son lien pour confirmer votre adresse.'
  // The button was pressed twice.
  if (session.customerId !== null) return done('Vous êtes connecté à votre compte.', { redirect: '/compte' })
  const guest = await guestOf(db, session)
  if (!guest)
    return refusedForm('Votre commande n’est plus ouverte ici : ouvrez un compte avec la même adresse e-mail.')
  const refusal = passwordRefusal(password, password)
  if (refusal) return refusedForm('Vérifiez le champ signalé.', { password: refusal })
  const tooMany = await countTry(db, newAccountLimits(c, services, session, guest.email), now)
  if (tooMany) return refusedForm(tooMany)
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (transaction) => {
    const isStill = and(eq(customers.id, guest.id), isGuest)
    const opened = await transaction.update(customers).set({ passwordHash }).where(isStill).returning()
    if (opened.length > 0) await sendConfirmation(transaction, session, guest, now)
  })
  await enter(c, services, session, guest.id)
  return done(sent, { redirect: '/compte', customer: guest })
}

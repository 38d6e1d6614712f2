import { and, eq } from 'drizzle-orm'
import type { Services, Session } from '../context.ts'
import { customers, secrets } from '../schema.ts'
import { done, type FormSaid, refusedForm } from './form-said.ts'
import { emailKey, findVerified } from './log-in.ts'
import { audienceOf, sendMessage } from './outbox.ts'
import { ownCustomer, refuseWrongPassword } from './own-password.ts'
import { findSecret, followedHash, makeSecret, spendSecret } from './secrets.ts'
import { isEmail } from './sign-up.ts'

/** Path of the link in the message. */
export const emailPath = '/adresse-email'

const bodies = {
  fresh:
    'Bonjour, ce lien confirme que cette adresse est la vôtre : elle deviendra celle de votre compte à L’Estran. Il est valable une journée, une seule fois. Si vous n’avez rien demandé, ne faites rien.',
  taken:
    'Bonjour, quelqu’un veut donner cette adresse à son compte à L’Estran, mais elle en a déjà un. Si c’est vous, connectez-vous à celui-là. Sinon, ne faites rien : rien ne change.',
}

/**
 * Asks to change the account's address, after checking its password. The address changes once the link sent to the new
 * one is followed. The page does not tell whether that address already has an account.
 */
export async function askEmail(
  services: Services,
  session: Session,
  asked: { email: string; again: string; password: string },
): Promise<FormSaid> {
  const { db } = services
  const now = services.now()
  const customer = await ownCustomer(db, session)
  const { id: customerId } = customer
  const email = emailKey(asked.email)
  const errors = {
    ...(!isEmail(email) && { email: 'Saisissez une adresse e-mail, comme nom@exemple.fr.' }),
    ...(email === customer.email && { email: 'C’est déjà l’adresse de votre compte.' }),
    ...(email !== emailKey(asked.again) && { email_confirm: 'Les deux adresses e-mail diffèrent.' }),
    ...(!asked.password && { password_actuel: 'Saisissez votre mot de passe.' }),
  }
  if (Object.keys(errors).length > 0) return refusedForm('Vérifiez les champs signalés.', errors)
  const refused = await refuseWrongPassword(services, customer, asked.password, 'email-change', 6)
  if (refused) return refused
  await db.transaction(async (transaction) => {
    const isTaken = await findVerified(transaction, email)
    // Each request cancels the previous one, whatever address it was for.
    await transaction.delete(secrets).where(and(eq(secrets.purpose, 'email'), eq(secrets.customerId, customerId)))
    const secret = await makeSecret(transaction, 'email', { email, customerId }, now)
    const link = isTaken ? '/compte' : `${emailPath}/${secret}`
    const body = isTaken ? bodies.taken : bodies.fresh
    await sendMessage(
      transaction,
      audienceOf(customerId),
      { recipient: email, subject: 'Votre nouvelle adresse e-mail', body, link },
      now,
    )
  })
  return done(
    `Un message vient de partir pour ${email} : l’adresse de votre compte changera quand vous aurez suivi son lien.`,
  )
}

/**
 * Returns the new address of the link followed in this session; undefined once it has expired, or for another customer.
 */
export async function askedEmail({ db, now }: Services, session: Session | undefined): Promise<string | undefined> {
  const found = await findSecret(db, 'email', followedHash(session, 'email'), now())
  return found && found.customerId === session?.customerId ? found.email : undefined
}

/**
 * Gives the account its new address, and warns the old one, in case its owner did not ask for it.
 * @returns the new address; undefined when the link has expired, or the address now belongs to another account.
 */
export async function confirmEmail(services: Services, session: Session | undefined): Promise<string | undefined> {
  const { db } = services
  const now = services.now()
  if (!(await askedEmail(services, session))) return undefined
  return db.transaction(async (transaction) => {
    const owner = await spendSecret(transaction, 'email', followedHash(session, 'email'), now)
    if (!owner?.customerId || (await findVerified(transaction, owner.email))) return undefined
    const isOne = eq(customers.id, owner.customerId)
    const [before] = await transaction.select({ email: customers.email }).from(customers).where(isOne).for('update')
    const [after] = await transaction
      .update(customers)
      .set({ email: owner.email, verifiedAt: now })
      .where(isOne)
      .returning({ email: customers.email })
    if (!before || !after) return undefined
    const body = `Bonjour, l’adresse e-mail de votre compte à L’Estran est désormais ${owner.email}. Si ce n’est pas vous, répondez sans attendre à ce message.`
    const message = { recipient: before.email, subject: 'L’adresse de votre compte a changé', body }
    await sendMessage(transaction, audienceOf(owner.customerId), message, now)
    return after.email
  })
}

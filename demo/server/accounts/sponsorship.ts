import { createHash } from 'node:crypto'
import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv, Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers, sponsorships } from '../schema.ts'
import { countFromNetwork } from './count-hold.ts'
import { done, type FormSaid, refusedForm } from './form-said.ts'
import { emailKey, findVerified } from './log-in.ts'
import { masked } from './login-code.ts'
import { audienceOf, sendMessage } from './outbox.ts'
import { ownCustomer } from './own-password.ts'
import { isEmail } from './sign-up.ts'

/** A friend to whom a customer had the shop write. */
export type Sponsorship = Pick<typeof sponsorships.$inferSelect, 'masked' | 'sentAt'>

/** Most friends that one account may have written to in `quotaDays`. */
export const mostSponsored = 10
const quotaDays = 30

const hashOf = (email: string): string => createHash('sha256').update(`parrainage:${email}`).digest('base64url')

/** Returns the friends a customer had written to, the latest first. */
export function sponsorshipsOf(db: Connection, customerId: number): Promise<Sponsorship[]> {
  return db
    .select({ masked: sponsorships.masked, sentAt: sponsorships.sentAt })
    .from(sponsorships)
    .where(eq(sponsorships.customerId, customerId))
    .orderBy(desc(sponsorships.sentAt))
}

/** Returns the sender's name as « Anne L. »: a stranger is not given the full name. */
const senderOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' ')

const bodyOf = (sender: string): string =>
  `Bonjour, ${sender} pense que L’Estran vous plairait, et nous a donné votre adresse pour vous le dire, avec votre accord : des objets faits sur la côte, et des ateliers pour apprendre à les faire. C’est le seul message que vous recevrez de nous : votre adresse ne sert à rien d’autre et n’est donnée à personne ; nous n’en gardons qu’une empreinte, pour ne pas vous écrire deux fois. Une question, ou une adresse que vous n’avez pas confiée : répondez à ce message, ou voyez « Données personnelles » sur le site.`

/**
 * Writes to a customer's friend, once (ACC-05). The message says who it comes from, how the shop got the address, and
 * that nothing follows (code des postes, L34-5; RGPD, article 14). A friend who is already a customer, or was already
 * written to, gets no message; the response is the same.
 */
export async function sponsor(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  asked: { email: string; isAgreed: boolean },
): Promise<FormSaid> {
  const { db, budgets } = services
  const now = services.now()
  const customer = await ownCustomer(db, session)
  const { id: customerId } = customer
  const unconfirmed = 'Confirmez d’abord votre adresse e-mail : le message part en votre nom.'
  if (!customer.verifiedAt) return refusedForm(unconfirmed)
  const email = emailKey(asked.email)
  const errors = {
    ...(!isEmail(email) && { email: 'Saisissez une adresse e-mail, comme nom@exemple.fr.' }),
    ...(email === customer.email && { email: 'C’est votre propre adresse.' }),
    ...(!asked.isAgreed && { accord: 'Demandez d’abord son accord à cette personne.' }),
  }
  if (Object.keys(errors).length > 0) return refusedForm('Vérifiez les champs signalés.', errors)
  const tooMany = await countFromNetwork(c, services, 'sponsorship-address', budgets.address)
  if (tooMany) return refusedForm(tooMany)
  const isKnown = Boolean(await findVerified(db, email))
  const emailHash = hashOf(email)
  return db.transaction(async (transaction) => {
    // Locks the customer's row: one form at a time, so that the quota holds.
    await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
    const isOwn = eq(sponsorships.customerId, customerId)
    const isSame = eq(sponsorships.emailHash, emailHash)
    const told = `Un message part à ${email}. C’est le seul que cette personne recevra.`
    const [again] = await transaction.select().from(sponsorships).where(and(isOwn, isSame))
    if (again) return done(told)
    const since = new Date(now.getTime() - quotaDays * 86_400_000)
    const [sent] = await transaction
      .select({ total: count() })
      .from(sponsorships)
      .where(and(isOwn, gt(sponsorships.sentAt, since)))
    if ((sent?.total ?? 0) >= mostSponsored)
      return refusedForm(`Dix personnes au plus en ${quotaDays} jours : vous y êtes.`)
    const [other] = await transaction.select().from(sponsorships).where(isSame).limit(1)
    await transaction.insert(sponsorships).values({ customerId, emailHash, masked: masked(email), sentAt: now })
    if (!isKnown && !other) {
      const sender = senderOf(customer)
      const message = { recipient: email, subject: `${sender} vous parle de L’Estran`, body: bodyOf(sender), link: '/' }
      await sendMessage(transaction, audienceOf(customerId), message, now)
    }
    return done(told)
  })
}

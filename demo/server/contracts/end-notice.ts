import { createHash } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { emailKey } from '../accounts/log-in.ts'
import { sendMessage, shopAudience } from '../accounts/outbox.ts'
import { isEmail } from '../accounts/sign-up.ts'
import { endSubscription, passDueDays } from '../accounts/subscriptions.ts'
import type { Texts } from '../body.ts'
import type { Connection, Database } from '../database.ts'
import { dayOf, isDay, longDay, momentText } from '../format.ts'
import { seller } from '../invoices/invoice-content.ts'
import { contractEnds, customers, subscriptions } from '../schema.ts'

/** The sender of a notice, known by the address given, or by a login. */
export interface Sender {
  email: string
  customerId: number | null
}

/**
 * Ends the subscription that a notice names (L215-1-1), when its sender is the customer: logged in, or writing from the
 * account's verified address. Returns undefined otherwise: the shop then reads the notice itself.
 */
async function endNamedSubscription(
  db: Connection,
  reference: string,
  wishedOn: string | null,
  { email, customerId }: Sender,
  now: Date,
): Promise<Awaited<ReturnType<typeof endSubscription>> | undefined> {
  const id = readContractNumber(reference)
  if (id === undefined) return undefined
  const isTheirs =
    customerId === null
      ? and(eq(customers.email, emailKey(email)), isNotNull(customers.verifiedAt))
      : eq(customers.id, customerId)
  const [row] = await db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(customers, eq(subscriptions.customerId, customers.id))
    .where(and(eq(subscriptions.id, id), isTheirs))
    .for('update', { of: subscriptions })
  if (!row || row.row.status === 'stopped') return undefined
  return endSubscription(db, row.row, wishedOn, now)
}

export type EndNotice = typeof contractEnds.$inferSelect

/**
 * The content of a notice (D215-2): the sender, the e-mail address, the contract, the wished day, and the reason if
 * any.
 */
type Said = Pick<EndNotice, 'name' | 'email' | 'reference' | 'wishedOn' | 'reason'>

export const wishText = (wishedOn: string | null): string => (wishedOn ? `le ${longDay(wishedOn)}` : 'dès que possible')

/** Reads the form of a notice; the reason and the day are optional. */
export function readEndNotice(fields: Texts, now: Date): { said: Said; errors: Texts } {
  const given = (name: string): string => (fields[name] ?? '').trim()
  const errors: Texts = {}
  const longest: Record<string, number> = { nom: 120, reference: 60, motif: 2000 }
  for (const [name, most] of Object.entries(longest))
    if (given(name).length > most) errors[name] = `${most} caractères au plus.`
  if (!given('nom')) errors['nom'] = 'Dites votre nom et votre prénom.'
  if (!given('reference')) errors['reference'] = 'Indiquez le numéro du contrat, ou votre numéro de client.'
  if (!isEmail(given('email'))) errors['email'] = 'Saisissez une adresse e-mail, comme nom@exemple.fr.'
  const wished = given('date_souhaitee')
  if (wished && !isDay(wished)) errors['date_souhaitee'] = 'Cette date n’existe pas.'
  else if (wished && wished < dayOf(now)) errors['date_souhaitee'] = 'Choisissez un jour à venir, ou laissez vide.'
  const said = {
    name: given('nom'),
    email: given('email'),
    reference: given('reference'),
    wishedOn: wished || null,
    reason: given('motif'),
  }
  return { said, errors }
}

/** Returns the receipt sent to the customer: what was notified, when, and when it takes effect (D215-4). */
function receiptText({ name, reference, wishedOn, reason, notifiedAt }: EndNotice): string {
  return [
    `Bonjour ${name},`,
    `Nous avons reçu la notification de la résiliation de votre contrat ${reference}, le ${momentText(notifiedAt)} (heure de Paris).`,
    `Date souhaitée : ${wishText(wishedOn)}.${reason ? `\nMotif : ${reason}` : ''}`,
    'Le contrat prend fin à cette date, ou au terme du préavis qu’il prévoit. Nous vous disons par écrit la date retenue et ses effets dans les meilleurs délais. Rien ne vous est demandé pour cette résiliation.',
  ].join('\n\n')
}

function noticeForShop({ id, name, email, reference, wishedOn, reason, notifiedAt }: EndNotice): string {
  return [
    `Résiliation n° ${id}, le ${momentText(notifiedAt)}, de ${name} (${email}), contrat ${reference}, ${wishText(wishedOn)}.`,
    reason,
  ]
    .filter(Boolean)
    .join('\n\n')
}

async function tell(db: Connection, audience: string, notice: EndNotice, now: Date): Promise<void> {
  const subject = `Accusé de réception de votre résiliation, contrat ${notice.reference}`
  await sendMessage(db, audience, { recipient: notice.email, subject, body: receiptText(notice) }, now)
  const shop = {
    recipient: seller.email,
    subject: `Résiliation, contrat ${notice.reference}`,
    body: noticeForShop(notice),
  }
  await sendMessage(db, shopAudience, shop, now)
}

/** How a notice was sent. */
export interface NoticeSent {
  /** Audience of the receipt on the demo. */
  audience: string
  /** Key that identifies the notice when it is sent again. */
  key: string
  /** Customer who is logged in; null for a visitor. */
  customerId: number | null
}

/**
 * Keeps a notice that ends a contract, with its time, and sends the receipt. When the notice names a subscription of
 * its sender, that subscription ends too. The same notice sent twice is kept once. Anyone may send a notice, so only
 * the contract's customer learns whether it exists: in their account, and by mail.
 */
export async function keepEndNotice(db: Database, { audience, key, customerId }: NoticeSent, said: Said, now: Date) {
  await passDueDays(db, now)
  const print = createHash('sha256').update(JSON.stringify(said)).digest('base64url')
  return db.transaction(async (transaction) => {
    const [made] = await transaction
      .insert(contractEnds)
      .values({ ...said, key, print, notifiedAt: now })
      .onConflictDoNothing()
      .returning()
    if (made) {
      await tell(transaction, audience, made, now)
      const sender = { email: said.email, customerId }
      const ended = await endNamedSubscription(transaction, said.reference, said.wishedOn, sender, now)
      if (!ended) return { notice: made, ended }
      await transaction.update(contractEnds).set({ subscriptionId: ended.id }).where(eq(contractEnds.id, made.id))
      return { notice: { ...made, subscriptionId: ended.id }, ended }
    }
    const isSame = and(eq(contractEnds.key, key), eq(contractEnds.print, print))
    const [known] = await transaction.select().from(contractEnds).where(isSame)
    if (!known) throw new Error('La résiliation n’a pas été notée.')
    return { notice: known, ended: undefined }
  })
}

/** Returns the number of a subscription's contract, used in the account and in notices: « ABO-000012 ». */
export const contractNumber = (id: number): string => `ABO-${String(id).padStart(6, '0')}`

/**
 * Returns the id of the subscription that a number names, however it is typed; undefined when it is not such a number.
 */
export function readContractNumber(text: string): number | undefined {
  const digits = /^abo[\s-]*0*(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}

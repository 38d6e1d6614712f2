import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv, Services, Session } from '../../context.ts'
import type { Connection } from '../../database.ts'
import { isNavigation } from '../../negotiate.ts'
import { customers, passkeys } from '../../schema.ts'
import { done, type FormSaid, refusedForm } from '../form-said.ts'
import { audienceOf, sendMessage } from '../outbox.ts'
import { ownCustomer, refuseWrongPassword } from '../own-password.ts'
import { makeChallenge, spendChallenge } from './challenges.ts'
import { noParty, readCreated, relyingParty, userHandle } from './relying-party.ts'

/** A passkey, as shown to its owner. */
export type Passkey = Pick<typeof passkeys.$inferSelect, 'id' | 'name' | 'isSynced' | 'createdAt' | 'usedAt'>

/** Signature algorithms that a passkey may use: EdDSA, ES256, RS256 (COSE). */
const algorithms = [-8, -7, -257]
/** Most passkeys that one account may have. */
const most = 20

const ofCustomer = (customerId: number) => eq(passkeys.customerId, customerId)
const isOwn = (customerId: number, id: number) => and(ofCustomer(customerId), eq(passkeys.id, id))

/** Returns the passkeys of an account, the newest first. */
export function passkeysOf(db: Connection, customerId: number): Promise<Passkey[]> {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      isSynced: passkeys.isSynced,
      createdAt: passkeys.createdAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .where(ofCustomer(customerId))
    .orderBy(desc(passkeys.id))
}

function tell(db: Connection, customerId: number, recipient: string, subject: string, what: string, now: Date) {
  const body = `Bonjour, ${what} Si ce n’est pas vous, changez votre mot de passe sans attendre, et retirez les clés que vous ne reconnaissez pas.`
  return sendMessage(db, audienceOf(customerId), { recipient, subject, body, link: '/compte/parametres' }, now)
}

const nameRefusal = (name: string): Record<string, string> =>
  name && name.length <= 60 ? {} : { nom: 'Donnez un nom à cette clé, en soixante caractères au plus.' }

/**
 * Adds a passkey to an account, after checking its password. Without a `credential` it returns the options from which
 * the browser creates one; with it the passkey is kept, and a message tells the owner.
 */
export async function keepPasskey(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  given: { name: string; password: string; credential: string },
): Promise<FormSaid> {
  const { db } = services
  const now = services.now()
  const party = relyingParty(c)
  const customer = await ownCustomer(db, session)
  const { id: customerId } = customer
  if (!party) return refusedForm(noParty)
  const name = given.name.trim()
  const missing = 'Saisissez votre mot de passe.'
  const errors = { ...nameRefusal(name), ...(!given.password && { password_actuel: missing }) }
  if (Object.keys(errors).length > 0) return refusedForm('Vérifiez les champs signalés.', errors)
  const refused = await refuseWrongPassword(services, customer, given.password, 'passkey-add', 30)
  if (refused) return refused
  const own = await db.select().from(passkeys).where(ofCustomer(customerId))
  if (own.length >= most) return refusedForm(`Un compte a ${most} clés d’accès au plus : retirez-en une.`)
  if (!given.credential) {
    if (isNavigation(c)) return refusedForm('Une clé d’accès se crée avec JavaScript : activez-le, puis recommencez.')
    const options = await generateRegistrationOptions({
      rpName: 'L’Estran',
      rpID: party.id,
      userName: customer.email,
      userDisplayName: `${customer.firstName} ${customer.lastName}`.trim(),
      userID: userHandle(customerId),
      // As bytes: the library would encode a string again.
      challenge: new Uint8Array(Buffer.from(await makeChallenge(db, session.tokenHash, 'create', now), 'base64url')),
      attestationType: 'none',
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return done('Suivez ce que votre navigateur demande.', { options })
  }
  const response = readCreated(given.credential)
  const notTaken = 'Cette clé d’accès n’a pas pu être vérifiée : recommencez.'
  if (!response) return refusedForm(notTaken)
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(db, session.tokenHash, 'create', challenge, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!verified?.verified) return refusedForm(notTaken)
  const { credential, credentialBackedUp } = verified.registrationInfo
  const isKept = await db.transaction(async (transaction) => {
    const written = await transaction
      .insert(passkeys)
      .values({
        customerId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isSynced: credentialBackedUp,
        name,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (written.length === 0) return false
    const what = `une clé d’accès, « ${name} », ouvre désormais votre compte à L’Estran.`
    await tell(transaction, customerId, customer.email, 'Une clé d’accès ouvre votre compte', what, now)
    return true
  })
  return isKept
    ? done(`La clé « ${name} » ouvre désormais votre compte.`, { reload: true })
    : refusedForm('Cette clé d’accès ouvre déjà un compte.')
}

const gone = 'Cette clé d’accès n’est plus dans votre compte.'

/** Renames a passkey. */
export async function renamePasskey(db: Connection, customerId: number, id: number, typed: string): Promise<FormSaid> {
  const name = typed.trim()
  const errors = nameRefusal(name)
  if (Object.keys(errors).length > 0) return refusedForm('Vérifiez les champs signalés.', errors)
  const written = await db.update(passkeys).set({ name }).where(isOwn(customerId, id)).returning({ id: passkeys.id })
  return written.length > 0 ? done(`La clé s’appelle désormais « ${name} ».`, { reload: true }) : refusedForm(gone)
}

/** Removes a passkey, and tells its owner by a message. */
export async function removePasskey({ db, now }: Services, customerId: number, id: number): Promise<FormSaid> {
  return db.transaction(async (transaction) => {
    const [removed] = await transaction.delete(passkeys).where(isOwn(customerId, id)).returning({ name: passkeys.name })
    if (!removed) return refusedForm(gone)
    const [customer] = await transaction.select().from(customers).where(eq(customers.id, customerId))
    const what = `la clé d’accès « ${removed.name} » n’ouvre plus votre compte à L’Estran.`
    const subject = 'Une clé d’accès est retirée de votre compte'
    await tell(transaction, customerId, customer?.email ?? '', subject, what, now())
    return done(`La clé « ${removed.name} » est retirée. Supprimez-la aussi de votre appareil.`, { reload: true })
  })
}

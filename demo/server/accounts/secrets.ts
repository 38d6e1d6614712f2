import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { secrets } from '../schema.ts'

export type Purpose = (typeof secrets.$inferSelect)['purpose']

/** The address that a secret was sent to, and the account that it opens. */
export interface SecretOwner {
  email: string
  customerId: number | null
}

const lifetimeMinutes: Record<Purpose, number> = {
  password: 30,
  newsletter: 30,
  account: 7 * 24 * 60,
  signup: 15,
  email: 24 * 60,
}

/** Returns the hash under which the database keeps a secret. */
export function secretHash(purpose: Purpose, secret: string): string {
  return createHash('sha256').update(`${purpose}:${secret}`).digest('base64url')
}

/**
 * Makes a secret to send to an address; the earlier ones of the same purpose stop working. Only its hash is kept.
 * @returns the secret: 192 bits, fit for a URL path.
 */
export async function makeSecret(db: Connection, purpose: Purpose, owner: SecretOwner, now: Date): Promise<string> {
  const secret = randomBytes(24).toString('base64url')
  await keepSecret(db, purpose, owner, secret, now)
  return secret
}

/** Keeps a secret made elsewhere, such as a code that is typed rather than followed as a link. */
export async function keepSecret(
  db: Connection,
  purpose: Purpose,
  { email, customerId }: SecretOwner,
  secret: string,
  now: Date,
): Promise<void> {
  const ofOwner = customerId === null ? isNull(secrets.customerId) : eq(secrets.customerId, customerId)
  await db.delete(secrets).where(and(eq(secrets.purpose, purpose), eq(secrets.email, email), ofOwner))
  const expiresAt = new Date(now.getTime() + lifetimeMinutes[purpose] * 60_000)
  await db.insert(secrets).values({ hash: secretHash(purpose, secret), purpose, email, customerId, expiresAt })
}

const open = (purpose: Purpose, hash: string, now: Date) =>
  and(eq(secrets.hash, hash), eq(secrets.purpose, purpose), gt(secrets.expiresAt, now))

const owner = { email: secrets.email, customerId: secrets.customerId }

/** Returns the hash of the secret whose link this session followed; empty when it followed none for this purpose. */
export const followedHash = (session: Session | undefined, purpose: Purpose): string =>
  session?.link?.purpose === purpose ? session.link.hash : ''

/** Returns the owner of a secret that is still valid. */
export async function findSecret(
  db: Connection,
  purpose: Purpose,
  hash: string,
  now: Date,
): Promise<SecretOwner | undefined> {
  return (
    await db
      .select(owner)
      .from(secrets)
      .where(open(purpose, hash, now))
  )[0]
}

/**
 * Deletes a valid secret, so that it works once.
 * @returns its owner; undefined when it was not valid.
 */
export async function spendSecret(
  db: Connection,
  purpose: Purpose,
  hash: string,
  now: Date,
): Promise<SecretOwner | undefined> {
  return (
    await db
      .delete(secrets)
      .where(open(purpose, hash, now))
      .returning(owner)
  )[0]
}

/** Deletes the secrets that expired. */
export async function forgetOldSecrets(db: Connection, now: Date): Promise<void> {
  await db.delete(secrets).where(lt(secrets.expiresAt, now))
}

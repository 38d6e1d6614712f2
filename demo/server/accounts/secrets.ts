import { createHash } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { secrets } from '../schema.ts'

type Purpose = (typeof secrets.$inferSelect)['purpose']

const lifetimeMinutes = 30
const hashOf = (purpose: Purpose, email: string, secret: string): string =>
  createHash('sha256').update(`${purpose}:${email}:${secret}`).digest('base64url')

/** Keeps a secret that was sent to an address; the earlier ones of the same purpose no longer work. */
export async function keepSecret(db: Connection, purpose: Purpose, email: string, secret: string, now: Date) {
  await db.delete(secrets).where(and(eq(secrets.purpose, purpose), eq(secrets.email, email)))
  const expiresAt = new Date(now.getTime() + lifetimeMinutes * 60_000)
  await db.insert(secrets).values({ hash: hashOf(purpose, email, secret), purpose, email, expiresAt })
}

/** Whether this secret still opens. */
export async function isSecret(db: Connection, purpose: Purpose, email: string, secret: string, now: Date) {
  const hash = hashOf(purpose, email, secret)
  const found = await db
    .select({ hash: secrets.hash })
    .from(secrets)
    .where(and(eq(secrets.hash, hash), gt(secrets.expiresAt, now)))
  return found.length > 0
}

/** Spends a secret, once. @returns whether it opened. */
export async function spendSecret(db: Connection, purpose: Purpose, email: string, secret: string, now: Date) {
  const used = await db
    .delete(secrets)
    .where(and(eq(secrets.hash, hashOf(purpose, email, secret)), gt(secrets.expiresAt, now)))
    .returning({ hash: secrets.hash })
  return used.length > 0
}

/** Forgets the secrets that nobody used in time. */
export async function forgetOldSecrets(db: Connection, now: Date): Promise<void> {
  await db.delete(secrets).where(lt(secrets.expiresAt, now))
}

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv, Services } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers, devices } from '../schema.ts'
import { giveOwnCookie, readOwnCookie } from '../sessions.ts'

const cookieName = 'flx_appareil'
const keptDays = 180

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Returns the hash of the browser's token, when the account of this address was opened with it before: the wrong tries
 * of others do not count against it (device cookies, as OWASP recommends against lockouts that anyone can cause).
 */
export async function findDevice(c: Context<AppEnv>, services: Services, email: string): Promise<string | undefined> {
  const token = readOwnCookie(c, services, cookieName)
  if (!token) return undefined
  const tokenHash = hashOf(token)
  const found = await services.db
    .select({ customerId: devices.customerId })
    .from(devices)
    .innerJoin(customers, eq(devices.customerId, customers.id))
    .where(and(eq(devices.tokenHash, tokenHash), eq(customers.email, email)))
  return found.length > 0 ? tokenHash : undefined
}

/** Records that the account was opened from this browser. */
export async function noteDevice(c: Context<AppEnv>, services: Services, customerId: number): Promise<void> {
  const seenAt = services.now()
  const token = readOwnCookie(c, services, cookieName) ?? randomBytes(32).toString('base64url')
  const target = [devices.tokenHash, devices.customerId]
  await services.db
    .insert(devices)
    .values({ tokenHash: hashOf(token), customerId, seenAt })
    .onConflictDoUpdate({ target, set: { seenAt } })
  giveOwnCookie(c, services, cookieName, token, keptDays * 24 * 3600)
}

export async function forgetOldDevices(db: Connection, now: Date): Promise<void> {
  await db.delete(devices).where(lt(devices.seenAt, new Date(now.getTime() - keptDays * 86_400_000)))
}

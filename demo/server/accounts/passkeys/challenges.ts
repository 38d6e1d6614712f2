import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Connection } from '../../database.ts'
import { passkeyChallenges } from '../../schema.ts'

export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose']

/** Milliseconds for which a challenge is valid: the browser's list of passkeys waits for the visitor. */
export const challengeLifetime = 10 * 60_000

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url')

/**
 * Makes a challenge for a passkey to sign.
 * @param askerHash - Who may answer it: the hash of a session's token, or of a browser's (`enter-by-passkey.ts`).
 * @returns the challenge: 256 bits, in base64url.
 */
export async function makeChallenge(
  db: Connection,
  askerHash: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + challengeLifetime)
  await db.insert(passkeyChallenges).values({ hash: hashOf(challenge), askerHash, purpose, expiresAt })
  return challenge
}

/**
 * Deletes a challenge of this asker, so that it counts once.
 * @returns true when it was valid.
 */
export async function spendChallenge(
  db: Connection,
  askerHash: string,
  purpose: ChallengePurpose,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const isOpen = and(
    eq(passkeyChallenges.hash, hashOf(challenge)),
    eq(passkeyChallenges.askerHash, askerHash),
    eq(passkeyChallenges.purpose, purpose),
    gt(passkeyChallenges.expiresAt, now),
  )
  const spent = await db.delete(passkeyChallenges).where(isOpen).returning({ hash: passkeyChallenges.hash })
  return spent.length > 0
}

/** Deletes the challenges that were not signed in time. */
export async function forgetOldChallenges(db: Connection, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}

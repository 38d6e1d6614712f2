import { createHash, randomBytes } from 'node:crypto'
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { networkOf } from '../../arrival.ts'
import type { AppEnv, Services, Session } from '../../context.ts'
import { customers, passkeys } from '../../schema.ts'
import { giveOwnCookie, readOwnCookie } from '../../sessions.ts'
import { enter, type LoginOutcome } from '../log-in.ts'
import { countTry, takeTryBack, tryLimit } from '../tries.ts'
import { challengeLifetime, makeChallenge, spendChallenge } from './challenges.ts'
import { noParty, readAsserted, relyingParty, userHandle } from './relying-party.ts'

const cookieName = 'flx_cle'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Returns the hash of the token of a browser that asked for a login by passkey; undefined when it did not. This token
 * is not the session's: the challenge is requested when the page opens, and its response may come after a login by
 * password. A new session in it would then log the visitor out.
 */
function findAsker(c: Context<AppEnv>, services: Services): string | undefined {
  const token = readOwnCookie(c, services, cookieName)
  return token && hashOf(token)
}

/** Gives the browser a token for as long as a challenge lasts, and returns its hash. */
function ensureAsker(c: Context<AppEnv>, services: Services): string {
  const token = readOwnCookie(c, services, cookieName) ?? randomBytes(32).toString('base64url')
  giveOwnCookie(c, services, cookieName, token, challengeLifetime / 1000)
  return hashOf(token)
}

/**
 * Returns the challenge that a browser must sign with any of its passkeys for this site.
 * @returns the options of the request, or the reason why there is none.
 */
export async function askPasskey(
  c: Context<AppEnv>,
  services: Services,
): Promise<PublicKeyCredentialRequestOptionsJSON | string> {
  const party = relyingParty(c)
  if (!party) return noParty
  const { db, budgets, now } = services
  const asker = ensureAsker(c, services)
  const limits = [
    tryLimit('passkey-session', asker, 60),
    tryLimit('passkey-address', networkOf(c.get('client')), budgets.sessions),
  ]
  const tooMany = await countTry(db, limits, now())
  if (tooMany) return tooMany
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(await makeChallenge(db, asker, 'login', now()), 'base64url')),
    userVerification: 'required',
  })
}

const unknown = 'Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous avec votre mot de passe.'
const wrong = 'Cette clé d’accès n’a pas pu être vérifiée, ou a trop attendu : réessayez.'

/**
 * Logs in the owner of the passkey that signed this browser's challenge. The device checks a fingerprint, a face or a
 * code, so the passkey counts as both factors and no other code is asked for.
 */
export async function enterByPasskey(
  c: Context<AppEnv>,
  services: Services,
  session: Session,
  given: string,
): Promise<LoginOutcome> {
  const { db, budgets } = services
  const now = services.now()
  const refused = (error: string): LoginOutcome => ({ session, error, customer: null })
  const party = relyingParty(c)
  if (!party) return refused(noParty)
  const limits = [tryLimit('address', networkOf(c.get('client')), budgets.address)]
  const tooMany = await countTry(db, limits, now)
  if (tooMany) return refused(tooMany)
  const response = readAsserted(given)
  const asker = findAsker(c, services)
  if (!response || !asker) return refused(wrong)
  const [found] = await db
    .select({ passkey: passkeys, email: customers.email })
    .from(passkeys)
    .innerJoin(customers, eq(passkeys.customerId, customers.id))
    .where(eq(passkeys.credentialId, response.id))
  if (!found) return refused(unknown)
  const { passkey, email } = found
  const owner = response.response.userHandle
  if (owner && owner !== Buffer.from(userHandle(passkey.customerId)).toString('base64url')) return refused(unknown)
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(db, asker, 'login', challenge, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined)
  if (!verified?.verified) return refused(wrong)
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  await takeTryBack(db, limits)
  await db
    .update(passkeys)
    .set({ counter: newCounter, isSynced: credentialBackedUp, usedAt: now })
    .where(eq(passkeys.id, passkey.id))
  const { customerId } = passkey
  return { session: await enter(c, services, session, customerId), error: '', customer: { id: customerId, email } }
}

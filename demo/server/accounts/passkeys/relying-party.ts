import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'

/** The site that passkeys are made for, by its own name. */
export interface RelyingParty {
  origin: string
  /** The host name, which the site's passkeys are bound to. */
  id: string
}

/**
 * Returns the site as a relying party; undefined when it is reached by an IP address, which no passkey can be bound to.
 */
export function relyingParty(c: Context<AppEnv>): RelyingParty | undefined {
  const origin = c.get('origin')
  const { hostname } = new URL(origin)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { origin, id: hostname } : undefined
}

export const noParty = 'Les clés d’accès demandent que le site soit visité sous son nom.'

/**
 * Returns the id by which authenticators know an account: a hash, which does not reveal its owner (WebAuthn, 14.6.1).
 */
export const userHandle = (customerId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`flx-passkey:${customerId}`).digest())

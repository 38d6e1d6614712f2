import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'

/** Who a passkey is for: the site, by its own name. */
export interface RelyingParty {
  origin: string
  /** The name of its host, which the passkeys of the site are bound to. */
  id: string
}

/** The site as its visitors know it; nothing where it is known by figures alone, which no passkey is bound to. */
export function relyingParty(c: Context<AppEnv>): RelyingParty | undefined {
  const origin = c.get('origin')
  const { hostname } = new URL(origin)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { origin, id: hostname } : undefined
}

export const noParty = 'Les clés d’accès demandent que le site soit visité sous son nom.'

/** What authenticators know an account by: nothing in it says who its owner is (WebAuthn, 14.6.1). */
export const userHandle = (customerId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`flx-passkey:${customerId}`).digest())

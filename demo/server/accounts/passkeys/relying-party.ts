import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import * as v from 'valibot'
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

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{1,8000}$/))

const common = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
  authenticatorAttachment: v.fallback(v.optional(v.picklist(['platform', 'cross-platform'])), undefined),
}

/** The browser's response when it creates a passkey (`PublicKeyCredential.toJSON()`). */
const created = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.fallback(v.optional(v.array(v.pipe(v.string(), v.maxLength(20)))), []),
  }),
})

/** The browser's response when it logs in with a passkey. */
const asserted = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.fallback(v.optional(base64url), undefined),
  }),
})

function read<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Reads the field `credential` of a form, in JSON; undefined when it is not a passkey. */
export const readCreated = (text: string) => read(created, text)
export const readAsserted = (text: string) => read(asserted, text)

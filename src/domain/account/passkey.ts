import { boolean } from 'valibot'
import { hasPasskeys } from '../../core/browser/passkeys.ts'
import { readStored, writeStored } from '../../core/browser/storage.ts'
import { accountTexts } from './account-messages.ts'
import { passkeyTexts as t } from './passkey-messages.ts'

const usedKey = 'flx-passkey'

/** A passkey that was made or used, as a server takes it: the field `credential`, in JSON. This browser remembers that there is one. */
function written(credential: Credential | null): string {
  writeStored('local', usedKey, true)
  return JSON.stringify(credential)
}

/** Whether this browser made or used one on this site. Who has none is not asked for it, nor is a server that takes none. */
export const hasUsedPasskey = (): boolean => hasPasskeys() && readStored('local', usedKey, boolean()) === true

/**
 * Makes a passkey on this device.
 *
 * @param options - As the server writes them (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`).
 * @throws {DOMException} where the visitor, or the browser, will not.
 */
export async function makePasskey(options: object, signal: AbortSignal): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  return written(await navigator.credentials.create({ publicKey, signal }))
}

/**
 * Signs with a passkey of this site.
 *
 * @param options - As the server writes them (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`).
 * @param mediation - `conditional`: the browser offers them among what it fills a field with.
 * @throws {DOMException} where the visitor, or the browser, will not.
 */
export async function signWithPasskey(
  options: object,
  signal: AbortSignal,
  mediation: CredentialMediationRequirement = 'optional',
): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  return written(await navigator.credentials.get({ publicKey, signal, mediation }))
}

const reasons = { NotAllowedError: 'given-up', InvalidStateError: 'known', SecurityError: 'elsewhere' } as const

/** Why a passkey was not made or used, for the visitor. */
export function passkeyRefusal(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  return Object.hasOwn(reasons, name) ? t(reasons[name as keyof typeof reasons]) : accountTexts('unknown')
}

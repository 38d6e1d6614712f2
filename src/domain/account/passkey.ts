import { boolean } from 'valibot'
import { readStored, writeStored } from '../../core/browser/storage.ts'
import { accountTexts, passkeyTexts as t } from './account-messages.ts'

const usedKey = 'flx-passkey'

/**
 * Serialises a passkey that was created or used as the field `credential`, in JSON, and notes in this browser that one
 * exists.
 */
function written(credential: Credential | null): string {
  writeStored('local', usedKey, true)
  return JSON.stringify(credential)
}

/**
 * Returns true if a passkey was created or used in this browser on this site. Otherwise nobody is asked for one, nor is
 * a server that may not support them.
 */
export const hasUsedPasskey = (): boolean => hasPasskeys() && readStored('local', usedKey, boolean()) === true

/**
 * Creates a passkey on this device.
 *
 * @param options - The server's options (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`).
 * @throws {DOMException} if the visitor or the browser refuses.
 */
export async function makePasskey(options: object, signal: AbortSignal): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  return written(await navigator.credentials.create({ publicKey, signal }))
}

/**
 * Signs with a passkey of this site.
 *
 * @param options - The server's options (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`).
 * @param mediation - `conditional`: the browser offers passkeys among its autofill suggestions.
 * @throws {DOMException} if the visitor or the browser refuses.
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

export function passkeyRefusal(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  return Object.hasOwn(reasons, name) ? t(reasons[name as keyof typeof reasons]) : accountTexts('unknown')
}

/**
 * Returns true if this page can use passkeys as servers write them: in a secure context, in browsers of 2025 and later.
 */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

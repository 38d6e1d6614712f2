import { callAccount } from '../../domain/account/account-call.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { passkeyRefusal, signWithPasskey } from '../../domain/account/passkey.ts'
import { withCode } from './with-code.ts'

/**
 * Logs in with a passkey where the session ended (LOGIN-06).
 *
 * @returns the reason of a refusal; empty after a login; null if the visitor cancelled the code of a second factor.
 * @throws {RequestError} if a request fails.
 */
export async function enterByPasskey(signal: AbortSignal): Promise<string | null> {
  const { options, error } = await callAccount({ action: 'options_cle' }, { signal })
  if (!options) return error || accountTexts('unknown')
  let credential: string
  try {
    credential = await signWithPasskey(options, signal)
  } catch (reason) {
    return passkeyRefusal(reason)
  }
  const ask = () => callAccount({ action: 'login_cle', credential }, { signal })
  const answer = await withCode(await ask(), ask)
  if (!answer) return null
  return answer.outcome === 'done' ? '' : answer.error || accountTexts('unknown')
}

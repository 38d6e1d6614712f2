import { endpoint } from '../../core/http/endpoint.ts'
import { sendJson } from '../../core/http/send-json.ts'
import { type Strength, strengthReply } from './password-strength-contract.ts'

const service = 'ajax/modules/vieprivee/check_pwd.php'

/**
 * Has the server rate a password. It goes in the body, and in no cache: a password stands in no address.
 *
 * @param src - Address of the service; empty for that of the configuration.
 */
export function ratePassword(password: string, src: string, signal: AbortSignal): Promise<Strength> {
  const call = { address: src || endpoint(service), body: { q: password }, signal, cache: 'no-store' } as const
  return sendJson(call, strengthReply)
}

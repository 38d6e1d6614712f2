import type { Call } from './call.ts'
import { RequestError } from './request-error.ts'
import { send } from './send.ts'

/**
 * Sends a request whose answer must be HTML; an empty answer is an empty fragment.
 * @throws {RequestError} `wrong-kind` if the answer is JSON.
 */
export async function sendHtml(call: Call): Promise<string> {
  const reply = await send(call)
  if (reply.type === 'html') return reply.html
  throw new RequestError('wrong-kind', { address: reply.address, status: 200, detail: 'HTML attendu, reçu du JSON' })
}

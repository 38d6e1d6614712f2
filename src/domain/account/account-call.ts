import type { CallBody } from '../../core/http/call.ts'
import { parseReply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { serviceOf } from './account-actions.ts'
import { type AccountAnswer, readAccountAnswer } from './account-answer.ts'

/**
 * Reads the answer of a server that refuses by its HTTP status and gives the reason in the body. Here 401 is a wrong
 * password, not the end of a session.
 */
function readRefusal({ kind, body, address, status }: RequestError): AccountAnswer | undefined {
  if ((kind !== 'refused' && kind !== 'session') || !body.trim()) return undefined
  try {
    const answer = readAccountAnswer(parseReply(body, '', { url: address, status }))
    return { ...answer, outcome: answer.outcome === 'waiting' ? 'waiting' : 'refused' }
  } catch {
    return undefined
  }
}

/**
 * Sends a request to the extranet: a login, a code, a password (LOGIN-05).
 *
 * @param address - The action of a form of the page; the extranet's own service if empty.
 * @throws {RequestError} when no answer to the request came.
 */
export async function callAccount(
  body: CallBody,
  { address = '', signal }: { address?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<AccountAnswer> {
  const service = address || serviceOf()
  try {
    return readAccountAnswer(await send({ address: service, body, page: true, signal }), service)
  } catch (error) {
    const refusal = error instanceof RequestError ? readRefusal(error) : undefined
    if (refusal) return refusal
    throw error
  }
}

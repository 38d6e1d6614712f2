import { endpoint } from '../../core/http/endpoint.ts'
import { parseReply } from '../../core/http/reply.ts'
import { RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { readPermalink, refusalIn } from './read-permalink.ts'

const service = 'ajax/modules/liens/traitement.php'

/** What is asked of the server: which address is to have a permalink, and what else its form holds. */
export interface PermalinkRequest {
  /** Of the service; empty for that of the configuration. */
  address: string
  fields: URLSearchParams
}

/** Has the server make a permalink. */
export async function fetchPermalink(
  { address, fields }: PermalinkRequest,
  signal: AbortSignal | undefined,
): Promise<string> {
  const where = address || endpoint(service)
  return readPermalink(await send({ address: where, body: fields, asText: true, same: 'skip', signal }))
}

/** What the visitor reads of a failure: the words of a server that refuses, else the sentence of the failure. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof RequestError)) return visitorMessage(error)
  const { kind, address, status, body } = error
  if (kind === 'invalid') return body || visitorMessage(error)
  if (kind !== 'refused' || !body) return visitorMessage(error)
  return refusalIn(parseReply(body, '', { url: address, status })) || visitorMessage(error)
}

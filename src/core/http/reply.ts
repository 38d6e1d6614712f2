import { describeHtml, noticesIn, withoutNotices } from './describe-html.ts'

import { RequestError } from './request-error.ts'

/** The server's answer, read by its content (architecture, idea 3). `address` is the final one, after redirections. */
export type Reply = { type: 'json'; data: unknown; address: string } | { type: 'html'; html: string; address: string }

const isJsonType = (type: string): boolean => /\/(?:[^;]*\+)?json\b/i.test(type)
const isBinaryType = (type: string): boolean =>
  /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|octet)/i.test(type)

/** Returns true if a JSON text lacks its last bracket. */
function isCutJson(text: string): boolean {
  const trimmed = text.trim()
  return (trimmed.startsWith('{') && !trimmed.endsWith('}')) || (trimmed.startsWith('[') && !trimmed.endsWith(']'))
}

/** Parses JSON without a byte order mark, with which some PHP files begin and which `JSON.parse` rejects. */
function parseJson(text: string): { data: unknown } | { cause: unknown } {
  try {
    return { data: JSON.parse(text.trim()) }
  } catch (cause) {
    return { cause }
  }
}

/**
 * Reads JSON that came as text/html, the default type of many servers: a complete JSON object or list is read as JSON.
 */
function jsonInDisguise(text: string): { data: unknown } | undefined {
  if (!/^\s*(?:\{[\s\S]*\}|\[[\s\S]*\])\s*$/.test(text)) return undefined
  const read = parseJson(text)
  return 'data' in read ? read : undefined
}

/** Returns the answer without the PHP notices before it, and logs them for the server's developers. */
function readBehindNotices(received: string, address: string): string {
  const { text, notices } = withoutNotices(received)
  for (const notice of notices) console.warn(`flx : ${address} : PHP écrit avant la réponse « ${notice} ».`)
  return text
}

/** Reads an answer by its type and its content. */
export function parseReply(
  received: string,
  type: string,
  { url: address, status }: { url: string; status: number },
): Reply {
  const text = readBehindNotices(received, address)
  if (isJsonType(type)) {
    const read = parseJson(text)
    if ('data' in read) return { type: 'json', data: read.data, address }
    const cut = isCutJson(text)
    const came = text.trim() ? `« ${text.trim().slice(0, 80)} »` : 'un corps vide'
    const detail = cut ? `le JSON reçu s’arrête avant sa fin (${text.length} caractères)` : `JSON attendu, reçu ${came}`
    throw new RequestError(cut ? 'truncated' : 'invalid', { address, status, detail, cause: read.cause })
  }
  if (isBinaryType(type)) {
    throw new RequestError('wrong-kind', { address, status, detail: `JSON ou HTML attendu, reçu ${type}` })
  }
  const json = jsonInDisguise(text)
  if (json) return { type: 'json', data: json.data, address }
  const noise = noticesIn(text)
  // The message of PHP goes to the developers; the text before it is only half an answer.
  if (noise)
    throw new RequestError('wrong-kind', { address, status, detail: `HTML attendu, reçu ${describeHtml(noise)}` })
  return { type: 'html', html: text, address }
}

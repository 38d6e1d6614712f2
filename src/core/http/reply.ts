import { describeHtml } from './describe-html.ts'
import { noticesIn, withoutNotices } from './php-notice.ts'
import { RequestError } from './request-error.ts'

/** What the server answered; its content decides (architecture, idea 3). `address` is where redirections led. */
export type Reply = { type: 'json'; data: unknown; address: string } | { type: 'html'; html: string; address: string }

const isJsonType = (type: string): boolean => /\/(?:[^;]*\+)?json\b/i.test(type)
const isBinaryType = (type: string): boolean =>
  /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|octet)/i.test(type)

/** A JSON text that stops before its last bracket. */
function isCutJson(text: string): boolean {
  const trimmed = text.trim()
  return (trimmed.startsWith('{') && !trimmed.endsWith('}')) || (trimmed.startsWith('[') && !trimmed.endsWith(']'))
}

/** Without the byte order mark that some files of PHP begin with, which `JSON.parse` does not take. */
function parseJson(text: string): { data: unknown } | { cause: unknown } {
  try {
    return { data: JSON.parse(text.trim()) }
  } catch (cause) {
    return { cause }
  }
}

/** Many a server sends JSON as text/html, its default type: a whole JSON object or list is JSON all the same. */
function jsonInDisguise(text: string): { data: unknown } | undefined {
  if (!/^\s*(?:\{[\s\S]*\}|\[[\s\S]*\])\s*$/.test(text)) return undefined
  const read = parseJson(text)
  return 'data' in read ? read : undefined
}

/** What stands behind the notices of PHP; they are said in the console, where who writes the server reads them. */
function readBehindNotices(received: string, address: string): string {
  const { text, notices } = withoutNotices(received)
  for (const notice of notices) console.warn(`flx : ${address} : PHP écrit avant la réponse « ${notice} ».`)
  return text
}

/** Reads an answer as what it is. */
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
  // Its words are for who writes the server; what stands before them is half of an answer.
  if (noise)
    throw new RequestError('wrong-kind', { address, status, detail: `HTML attendu, reçu ${describeHtml(noise)}` })
  return { type: 'html', html: text, address }
}

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

/** Many a server sends JSON as text/html, its default type: a whole JSON object or list is JSON all the same. */
function jsonInDisguise(text: string): { data: unknown } | undefined {
  if (!/^\s*(?:\{[\s\S]*\}|\[[\s\S]*\])\s*$/.test(text)) return undefined
  try {
    return { data: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Reads an answer as what it is. */
export function parseReply(
  text: string,
  type: string,
  { url: address, status }: { url: string; status: number },
): Reply {
  if (isJsonType(type)) {
    try {
      return { type: 'json', data: JSON.parse(text), address }
    } catch (cause) {
      const cut = isCutJson(text)
      const came = text.trim() ? `« ${text.trim().slice(0, 80)} »` : 'un corps vide'
      const detail = cut
        ? `le JSON reçu s’arrête avant sa fin (${text.length} caractères)`
        : `JSON attendu, reçu ${came}`
      throw new RequestError(cut ? 'truncated' : 'invalid', { address, status, detail, cause })
    }
  }
  if (isBinaryType(type)) {
    throw new RequestError('wrong-kind', { address, status, detail: `JSON ou HTML attendu, reçu ${type}` })
  }
  const json = jsonInDisguise(text)
  return json ? { type: 'json', data: json.data, address } : { type: 'html', html: text, address }
}

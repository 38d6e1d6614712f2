import { isAddress } from '../../core/browser/is-address.ts'
import { endpoint } from '../../core/config.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { describeHtml } from '../../core/http/describe-html.ts'
import { parseReply, type Reply } from '../../core/http/reply.ts'
import { RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { isLoginForm } from '../../core/http/session.ts'

const service = 'ajax/modules/liens/traitement.php'

/** A request for a permalink: the fields hold the URL to shorten, and the other values of its form. */
export interface PermalinkRequest {
  /** URL of the service; empty for the configured one. */
  address: string
  fields: URLSearchParams
}

export async function fetchPermalink(
  { address, fields }: PermalinkRequest,
  signal: AbortSignal | undefined,
): Promise<string> {
  const where = address || endpoint(service)
  return readPermalink(await send({ address: where, body: fields, asText: true, same: 'skip', signal }))
}

/** Returns the message about a failure: the server's own words, else a general one. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof RequestError)) return visitorMessage(error)
  const { kind, address, status, body } = error
  if (kind === 'invalid') return body || visitorMessage(error)
  if (kind !== 'refused' || !body) return visitorMessage(error)
  return refusalIn(parseReply(body, '', { url: address, status })) || visitorMessage(error)
}

/**
 * Matches an absolute URL or one that begins with `/`. A plain word does not match, though a browser would resolve it
 * as a URL.
 */
const rooted = /^(?:https?:\/)?\/\S+$/i

/**
 * Returns the server's own reason for a refusal: the `error_msg` of its data, or the text of `.alert-danger`; empty
 * if there is none.
 */
function refusalIn(reply: Reply): string {
  if (reply.type === 'html') return parseFragment(reply.html).querySelector('.alert-danger')?.textContent.trim() ?? ''
  const { error_msg: words } = Object(reply.data) as { error_msg?: unknown }
  return typeof words === 'string' ? plainText(words) : ''
}

/** Returns the URL of a link in an HTML answer that consists of the link alone, or of a success message with it. */
function linkIn(html: string): string {
  if (isDocument(html)) return ''
  const content = parseFragment(html)
  const [only, second] = content.children
  if (!only || second || content.textContent.trim() !== only.textContent.trim()) return ''
  const link = only.matches('.alert-success') ? only.querySelector('a[href]') : only
  return link?.getAttribute('href') ?? ''
}

/** Returns the text of an answer. PHP sends JSON under its default type, text/html. */
function textIn(reply: Reply): string {
  if (reply.type === 'json') return typeof reply.data === 'string' ? reply.data.trim() : ''
  const text = reply.html.trim()
  if (text.startsWith('<')) return linkIn(text)
  try {
    return text.startsWith('"') ? String(JSON.parse(text)) : text
  } catch {
    return ''
  }
}

/**
 * Reads the permalink from the body of an answer (PERMA-01): a text, a JSON text, or a link.
 *
 * @throws {RequestError} `session` for a login form, `invalid` for anything else that is not a URL.
 */
function readPermalink(reply: Reply): string {
  const { address } = reply
  const text = textIn(reply)
  if (rooted.test(text) && isAddress(text)) return new URL(text, document.baseURI).href
  const html = reply.type === 'html' ? reply.html : ''
  if (isLoginForm(html)) {
    const detail = 'un permalien attendu, reçu un formulaire de connexion'
    throw new RequestError('session', { address, status: 200, detail })
  }
  const came = reply.type === 'html' ? describeHtml(html) : JSON.stringify(reply.data)
  const detail = `un permalien attendu, reçu ${came}`
  throw new RequestError('invalid', { address, status: 200, detail, body: refusalIn(reply) })
}

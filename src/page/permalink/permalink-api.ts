import { isAddress } from '../../core/browser/is-address.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { describeHtml } from '../../core/http/describe-html.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { parseReply, type Reply } from '../../core/http/reply.ts'
import { RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { isLoginForm } from '../../core/http/session.ts'

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

/** A whole address, or one that begins at the root of the site: a word is none, though a browser would resolve it. */
const rooted = /^(?:https?:\/)?\/\S+$/i

/** Why the server gives none, in its own words: the `error_msg` of data, or what bears `alert-danger`. Empty where it says nothing. */
export function refusalIn(reply: Reply): string {
  if (reply.type === 'html') return parseFragment(reply.html).querySelector('.alert-danger')?.textContent.trim() ?? ''
  const { error_msg: words } = Object(reply.data) as { error_msg?: unknown }
  return typeof words === 'string' ? plainText(words) : ''
}

/** The address of a link that is all of an answer in HTML, or that stands in what says that it was done. */
function linkIn(html: string): string {
  if (isDocument(html)) return ''
  const content = parseFragment(html)
  const [only, second] = content.children
  if (!only || second || content.textContent.trim() !== only.textContent.trim()) return ''
  const link = only.matches('.alert-success') ? only.querySelector('a[href]') : only
  return link?.getAttribute('href') ?? ''
}

/** What an answer says, as a text. PHP sends a JSON text under its default type, text/html. */
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
 * The body is the permalink (PERMA-01): as a text, as a JSON text, or as a link.
 *
 * @throws {RequestError} `session` for a form to log in, `invalid` for anything else that is no address.
 */
export function readPermalink(reply: Reply): string {
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

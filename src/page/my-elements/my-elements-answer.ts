import { parseContent, parseDocument } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { sameElement } from '../../core/html/same-element.ts'
import { describeHtml } from '../../core/http/describe-html.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { asksToLogIn } from '../../core/http/session.ts'

const tag = 'flx-my-elements'

/**
 * Fetches the page again, and returns the content of the list in it.
 *
 * @throws {RequestError} `session` if it asks to log in instead; `wrong-kind` if the list is missing.
 */
export async function readList(host: Element, signal: AbortSignal): Promise<DocumentFragment> {
  const address = location.href.replace(/#.*$/, '')
  const reply = await send({ address, method: 'GET', page: true, cache: 'no-store', signal })
  const html = reply.type === 'html' ? reply.html : ''
  const found = isDocument(html) ? sameElement(parseDocument(html), host) : undefined
  if (found) return parseContent(found)
  const isOver = asksToLogIn(html, true)
  const came = reply.type === 'html' ? describeHtml(html) : 'du JSON'
  const detail = `la page et son <${tag}> attendus, reçu ${came}`
  throw new RequestError(isOver ? 'session' : 'wrong-kind', { address, status: 200, detail })
}

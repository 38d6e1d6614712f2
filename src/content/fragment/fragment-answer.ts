import { parseContent, parseDocument, parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { hasMarkup, sameElement } from '../../core/html/show-html.ts'
import { describeHtml } from '../../core/http/describe-html.ts'
import type { Reply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'

const tag = 'flx-fragment'

/** Returns the content of the element if the server's answer includes the element itself. */
function unwrap(content: DocumentFragment, host: Element): DocumentFragment {
  const [only, second] = content.children
  if (second || only?.localName !== tag) return content
  return only.id === host.id && (host.id || !host.querySelector(tag)) ? parseContent(only) : content
}

/**
 * Returns the new content of a block: the answer if it is a fragment, or the same block of a whole page. An empty
 * answer, a text without markup, and a page without the block are errors.
 *
 * @throws {RequestError} of kind `wrong-kind`.
 */
export function contentOf(reply: Reply, host: Element): DocumentFragment {
  const html = reply.type === 'html' ? reply.html : ''
  const block = isDocument(html) ? sameElement(parseDocument(html), host) : undefined
  if (block) return parseContent(block)
  if (!isDocument(html) && hasMarkup(html)) return unwrap(parseFragment(html), host)
  const detail = `le HTML du bloc attendu, reçu ${reply.type === 'html' ? describeHtml(html) : 'du JSON'}`
  throw new RequestError('wrong-kind', { address: reply.address, status: 200, detail })
}

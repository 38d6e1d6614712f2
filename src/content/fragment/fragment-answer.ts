import { parseContent, parseDocument, parseFragment } from '../../core/html/gate.ts'
import { hasMarkup } from '../../core/html/has-markup.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { sameElement } from '../../core/html/same-element.ts'
import { describeHtml } from '../../core/http/describe-html.ts'
import type { Reply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'

const tag = 'flx-fragment'

/** A server may answer the block with the element around it, or what the element holds. */
function unwrap(content: DocumentFragment, host: Element): DocumentFragment {
  const [only, second] = content.children
  if (second || only?.localName !== tag) return content
  return only.id === host.id && (host.id || !host.querySelector(tag)) ? parseContent(only) : content
}

/**
 * The new content of a block: what a fragment says, or the same block of a whole page. Nothing at all, a text without any
 * markup and another page are no block.
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

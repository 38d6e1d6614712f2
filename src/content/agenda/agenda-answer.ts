import { parseContent, parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { hasMarkup } from '../../core/html/show-html.ts'
import { describeHtml } from '../../core/http/describe-html.ts'
import { RequestError } from '../../core/http/request-error.ts'

/**
 * Returns the content of a date from the server's HTML, which is the container's content or the container itself.
 *
 * @throws {RequestError} of kind `wrong-kind`.
 */
export function contentOf(html: string, container: Element, address: string): DocumentFragment {
  if (isDocument(html) || !hasMarkup(html)) {
    const detail = `le HTML de l’agenda attendu, reçu ${describeHtml(html)}`
    throw new RequestError('wrong-kind', { address, status: 200, detail })
  }
  const content = parseFragment(html)
  const [only, second] = content.children
  const isSame = only && !second && only.localName === container.localName && only.id === container.id
  return isSame && (only.id || only.className === container.className) ? parseContent(only) : content
}

import { isDocument } from '../http/session.ts'
import { parseDocument } from './parse-document.ts'
import { policy } from './policy.ts'

/**
 * HTML as nodes that are not in the page yet: nothing runs, nothing loads. Of a whole page, the content of its body.
 * Rows and cells without a table stay what they are.
 */
export function parseFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  if (isDocument(html)) {
    template.content.append(...parseDocument(html).body.childNodes)
  } else {
    template.innerHTML = policy().createHTML(html)
  }
  return template.content
}

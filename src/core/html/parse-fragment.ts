import { isDocument } from '../http/session.ts'
import { policy } from './policy.ts'

/**
 * HTML as nodes that are not in the page yet: nothing runs, nothing loads. Of a whole page, the content of its body.
 * Rows and cells without a table stay what they are.
 */
export function parseFragment(html: string): DocumentFragment {
  const trusted = policy().createHTML(html)
  const template = document.createElement('template')
  if (isDocument(html)) {
    const { body } = new DOMParser().parseFromString(trusted, 'text/html')
    template.content.append(...body.childNodes)
  } else {
    template.innerHTML = trusted
  }
  return template.content
}

import { parseDocument, parseFragment } from '../html/gate.ts'
import { isDocument } from '../html/is-document.ts'

const shown = 80

/** What begins anew in a line of text: within others a word may begin in one and end in another. */
const apart = ':not(a, b, em, i, span, strong)'

/** No more of a text is looked at than is said. */
const onOneLine = (text: string): string =>
  text
    .trim()
    .slice(0, 8 * shown)
    .replace(/\s+/g, ' ')

const shorten = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text)

/** What is read of HTML, on one line. */
function wordsOf(html: string): string {
  const read = parseFragment(html)
  for (const element of read.querySelectorAll('script, style')) element.remove()
  for (const element of read.querySelectorAll(apart)) {
    element.before(' ')
    element.after(' ')
  }
  return shorten(onOneLine(read.textContent ?? ''))
}

/** Names for who writes the server what came instead of what was due. */
export function describeHtml(html: string): string {
  const trimmed = html.trim()
  if (!trimmed) return 'un corps vide'
  if (isDocument(html)) {
    const title = shorten(onOneLine(parseDocument(html).title))
    return title ? `une page entière (« ${title} »)` : 'une page entière'
  }
  const words = wordsOf(trimmed)
  return words ? `« ${words} »` : `du HTML sans texte (« ${trimmed.slice(0, shown)} »)`
}

import { parseDocument, parseFragment } from '../html/gate.ts'
import { isDocument } from '../html/is-document.ts'

const shown = 80

/** Matches elements that separate words; a word may run across the borders of the excluded ones. */
const apart = ':not(a, b, em, i, span, strong)'

/** Collapses spaces; only the beginning of a long text is read. */
const onOneLine = (text: string): string =>
  text
    .trim()
    .slice(0, 8 * shown)
    .replace(/\s+/g, ' ')

const shorten = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text)

/** Returns the text of some HTML on one line, shortened. */
function wordsOf(html: string): string {
  const read = parseFragment(html)
  for (const element of read.querySelectorAll('script, style')) element.remove()
  for (const element of read.querySelectorAll(apart)) {
    element.before(' ')
    element.after(' ')
  }
  return shorten(onOneLine(read.textContent ?? ''))
}

/** Describes, for developers of the server, the HTML that came instead of the expected answer. */
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

import { piecesOf } from '../html/html-scan.ts'
import { isDocument } from '../html/is-document.ts'

const shown = 80

/** Elements within a line of text: a word may begin in one and end in another. */
const inline = new Set(['a', 'b', 'em', 'i', 'span', 'strong'])

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ')

const shorten = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text)

/** What is read of HTML, on one line; no more of it is looked at than is said. */
function wordsOf(html: string): string {
  let words = ''
  for (const { tag, text } of piecesOf(html)) {
    if (text !== undefined) words += onOneLine(text.slice(0, 4 * shown))
    else if (!inline.has(tag.name)) words += ' '
    if (words.length > 8 * shown) break
  }
  return shorten(onOneLine(words).trim())
}

function titleOf(html: string): string {
  let isTitle = false
  for (const { tag, text } of piecesOf(html)) {
    if (isTitle && text !== undefined) return shorten(onOneLine(text.slice(0, 4 * shown)).trim())
    isTitle = tag?.name === 'title' && !tag.isEnd
  }
  return ''
}

/** Names for who writes the server what came instead of what was due. */
export function whatCame(html: string): string {
  const trimmed = html.trim()
  if (!trimmed) return 'un corps vide'
  if (isDocument(html)) {
    const title = titleOf(html)
    return title ? `une page entière (« ${title} »)` : 'une page entière'
  }
  const words = wordsOf(trimmed)
  return words ? `« ${words} »` : `du HTML sans texte (« ${trimmed.slice(0, shown)} »)`
}

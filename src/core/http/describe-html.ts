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

/** Matches a warning or notice that PHP prints before an answer, as HTML or as plain text. */
const noticePattern =
  /^\s*(?:<br\s*\/?>\s*)?(?:<b>)?(?:PHP )?((?:(?:Core|Compile|User) )?(?:Warning|Notice|Deprecated|Strict Standards|Recoverable fatal error))(?:<\/b>)?:\s[\s\S]{1,2000}? on line (?:<b>)?\d+(?:<\/b>)?\s*(?:<br\s*\/?>)?\s*/i

/** A text without the PHP notices before it, and those notices. */
interface WithoutNotices {
  text: string
  notices: string[]
}

/** Removes the PHP notices from the beginning of an answer. An answer that holds nothing else stays as it is. */
export function withoutNotices(answer: string): WithoutNotices {
  const notices: string[] = []
  let text = answer
  for (let found = noticePattern.exec(text); found; found = noticePattern.exec(text)) {
    notices.push(
      found[0]
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    text = text.slice(found[0].length)
  }
  return text.trim() ? { text, notices } : { text: answer, notices: [] }
}

/** Matches the error that PHP prints when a script dies: at the beginning of an answer, or where it broke off. */
const deathPattern = /(?:^|<br\s*\/?>)\s*(?:<b>)?(?:PHP )?(?:Fatal|Parse) error(?:<\/b>)?:\s/

/**
 * Returns the PHP error or notices that came instead of an answer; an empty string if there is a real answer.
 *
 * @param answer - The answer without the notices before it.
 */
export function noticesIn(answer: string): string {
  if (noticePattern.test(answer)) return answer
  const death = deathPattern.exec(answer)
  return death ? answer.slice(death.index) : ''
}

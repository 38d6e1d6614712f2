import { isDocument } from './session.ts'

const shown = 80

/** What is read of HTML, on one line. */
function wordsOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/?(?:a|b|em|i|span|strong)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > shown ? `${text.slice(0, shown)}…` : text
}

/** Names for who writes the server what came instead of what was due. */
export function whatCame(html: string): string {
  const trimmed = html.trim()
  if (!trimmed) return 'un corps vide'
  if (isDocument(html)) {
    const title = wordsOf(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? '')
    return title ? `une page entière (« ${title} »)` : 'une page entière'
  }
  const words = wordsOf(trimmed)
  return words ? `« ${words} »` : `du HTML sans texte (« ${trimmed.slice(0, shown)} »)`
}

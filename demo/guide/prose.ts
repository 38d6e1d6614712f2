import { html, type Markup } from './markup.ts'

/** Words between pairs of stars are strong. */
const strong = (text: string): Markup =>
  html`${text.split('**').map((part, index) => (index % 2 ? html`<strong>${part}</strong>` : part))}`

/** Text whose `code` between backquotes is shown as code. */
export function prose(text = ''): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : strong(part)))}`
}

/** The paragraphs of a text, which empty lines part. */
export const paragraphsIn = (text = ''): string[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())

/** Paragraphs, parted by empty lines. */
export function paragraphs(text = ''): Markup {
  return html`${paragraphsIn(text).map((part) => html`<p>${prose(part)}</p>`)}`
}

/** Takes away the indentation that all lines share, and the empty lines around. */
export function dedent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n')
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length)
  const shared = Math.min(...indents)
  return lines.map((line) => line.slice(shared)).join('\n')
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** `3,4 ko` */
export function kilobytes(bytes: number): string {
  return `${number.format(bytes / 1000)}\u00a0ko`
}

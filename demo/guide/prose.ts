import { html, type Markup } from './markup.ts'

/** Renders the words between pairs of stars as strong. */
const strong = (text: string): Markup =>
  html`${text.split('**').map((part, index) => (index % 2 ? html`<strong>${part}</strong>` : part))}`

/** Renders a text, with its `code` between backquotes as code. */
export function prose(text = ''): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : strong(part)))}`
}

/** Splits a text into paragraphs, at empty lines. */
const paragraphsIn = (text = ''): string[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())

/** Renders the paragraphs of a text. */
export function paragraphs(text = ''): Markup {
  return html`${paragraphsIn(text).map((part) => html`<p>${prose(part)}</p>`)}`
}

/** Removes the indentation shared by all lines, and the empty lines around the text. */
export function dedent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n')
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length)
  const shared = Math.min(...indents)
  return lines.map((line) => line.slice(shared)).join('\n')
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** Formats a size as `3,4 ko`. */
export function kilobytes(bytes: number): string {
  return `${number.format(bytes / 1000)}\u00a0ko`
}

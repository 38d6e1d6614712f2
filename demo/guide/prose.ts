import { html, type Markup } from './markup.ts'

/** Text whose `code` between backquotes is shown as code. */
export function prose(text = ''): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`
}

/** Paragraphs, parted by empty lines. */
export function paragraphs(text = ''): Markup {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim())
  return html`${parts.map((part) => html`<p>${prose(part.replace(/\s*\n\s*/g, ' '))}</p>`)}`
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

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { noBreaks } from '../../src/core/french/no-breaks.ts'

/** Comments, and what is shown as it was written, or is no text at all, as a whole; any other tag alone. */
const markup = String.raw`<!--[\s\S]*?-->|<(script|style|pre|code|kbd|samp|textarea|option|svg|template)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>`

const passed = new RegExp(`(?:${markup})+|[^<]+`, 'g')

/** The same for all text of a page, and none of its markup; code stays as it is. */
export function noBreaksInHtml(html: string): string {
  return html.replace(passed, (part) => (part.startsWith('<') ? part : noBreaks(part)))
}

/** A view as it is sent, its texts as French writes them: whole pages, parts of them, and answers in HTML. */
export function writeView(view: ReactElement): string {
  return noBreaksInHtml(renderToStaticMarkup(view))
}

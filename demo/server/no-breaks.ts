import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { noBreaks } from '../../src/core/french/no-breaks.ts'

/**
 * Comments, and elements whose content must stay as it is (code, scripts, fields), match as a whole; any other tag
 * alone.
 */
const markup = String.raw`<!--[\s\S]*?-->|<(script|style|pre|code|kbd|samp|textarea|option|svg|template)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>`

const passed = new RegExp(`(?:${markup})+|[^<]+`, 'g')

/** Sets non-breaking spaces in the text of a page, leaving its markup and code as they are. */
export function noBreaksInHtml(html: string): string {
  return html.replace(passed, (part) => (part.startsWith('<') ? part : noBreaks(part)))
}

/** Renders a view to HTML, with French non-breaking spaces in its texts: whole pages, parts of them, and responses. */
export function writeView(view: ReactElement): string {
  return noBreaksInHtml(renderToStaticMarkup(view))
}

/**
 * Names under which JSON responses carry texts to read; any other name holds a value, which may be sent back unchanged.
 */
const textNames = new Set([
  ...['error_msg', 'error_txt', 'info_msg', 'message', 'msg', 'errors', 'confirmation'],
  ...['delai', 'description', 'historique', 'horaires', 'libelle', 'options', 'textes', 'title', 'titre', 'vide'],
])

/** Lists whose `nom` is a text of the shop; elsewhere `nom` is what a person typed. */
const named = new Set(['lignes', 'offres', 'points_de_vente'])

/** Sets non-breaking spaces in the texts of a JSON response, alone or in lists; in `errors`, each value is a text. */
export function noBreaksInData(data: unknown, name = ''): unknown {
  if (typeof data === 'string') return textNames.has(name) ? noBreaks(data) : data
  if (Array.isArray(data)) return data.map((each) => noBreaksInData(each, name))
  if (typeof data !== 'object' || data === null) return data
  const isRead = (key: string): boolean => name === 'errors' || (key === 'nom' && named.has(name))
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, noBreaksInData(value, isRead(key) ? 'message' : key)]),
  )
}

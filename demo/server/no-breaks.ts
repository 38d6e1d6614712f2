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

/** Under these names answers in JSON carry texts that are read; under any other a value, which may come back as it was sent. */
const textNames = new Set([
  ...['error_msg', 'error_txt', 'info_msg', 'message', 'msg', 'errors', 'confirmation'],
  ...['delai', 'description', 'historique', 'horaires', 'libelle', 'options', 'textes', 'title', 'titre', 'vide'],
])

/** Whose `nom` is a text of the shop: of a person it is what they wrote. */
const named = new Set(['lignes', 'offres', 'points_de_vente'])

/** The same for the texts of an answer in JSON, alone or in a list; those in `errors` are named by their fields. */
export function noBreaksInData(data: unknown, name = ''): unknown {
  if (typeof data === 'string') return textNames.has(name) ? noBreaks(data) : data
  if (Array.isArray(data)) return data.map((each) => noBreaksInData(each, name))
  if (typeof data !== 'object' || data === null) return data
  const isRead = (key: string): boolean => name === 'errors' || (key === 'nom' && named.has(name))
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, noBreaksInData(value, isRead(key) ? 'message' : key)]),
  )
}

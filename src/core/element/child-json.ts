import { openingTag } from './report-error.ts'

/**
 * What the author wrote in an element's `<script type="application/json">`: how objects travel in HTML.
 * Text that is no JSON object is said in the console, and counts for nothing.
 */
export function childJson(host: Element): Record<string, unknown> {
  const script = [...host.querySelectorAll('script[type="application/json"]')].find(
    (candidate) => candidate.parentElement?.closest(host.localName) === host,
  )
  if (!script?.textContent?.trim()) return {}
  try {
    const value: unknown = JSON.parse(script.textContent)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
    console.warn(`flx : ${openingTag(host)} : le JSON doit être un objet { … }.`)
  } catch (error) {
    console.warn(`flx : ${openingTag(host)} : le JSON n’a pas pu être lu.`, error)
  }
  return {}
}

import { openingTag } from './report-error.ts'

/**
 * Returns the object in an element's `<script type="application/json">`, which is how objects travel in HTML.
 * Text that is not a JSON object logs a warning and counts as an empty object.
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

import { isStored } from '../core/browser/is-stored.ts'

const dayInMilliseconds = 86_400_000
/**
 * In milliseconds, 463 days: what is closed for longer was closed by a clock that was wrong, and would stay so for as long as
 * that clock was ahead.
 */
const longest = 40_000_000_000

/** An element is known by its tag, its `id` and its `version`. */
export const closingKey = (element: Element): string =>
  `flx-closed:${element.localName}:${element.id}:${element.getAttribute('version') ?? ''}`

/**
 * Whether the visitor closed this element, in this version, for a time that is not over (FRONT-03); without an id it is
 * always new.
 */
export const isClosed = (element: Element): boolean | undefined =>
  isStored((area) => {
    // Each keeps until when, in milliseconds of the epoch.
    const left = area[closingKey(element)] - Date.now()
    return left > 0 && left < longest
  })

/**
 * Keeps an element closed (FRONT-03).
 * @param days - How long, at most 462; 0 not at all. @default as long as the tab
 */
export function rememberClosed(element: Element, days?: number): void {
  if (!element.id || days === 0) return
  const until = Math.round(Date.now() + Math.min((days ?? Number.POSITIVE_INFINITY) * dayInMilliseconds, longest - 1))
  try {
    const area = days === undefined ? sessionStorage : localStorage
    area.setItem(closingKey(element), String(until))
  } catch {
    // Storage is blocked or full: it comes back at the next page.
  }
}

/** The visitor asked to see it again. */
export function forgetClosed(element: Element): void {
  try {
    for (const area of [localStorage, sessionStorage]) area.removeItem(closingKey(element))
  } catch {
    // Nothing was kept.
  }
}

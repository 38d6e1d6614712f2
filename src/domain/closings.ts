import { isStored } from '../core/browser/is-stored.ts'

const dayInMilliseconds = 86_400_000
/**
 * Milliseconds, 463 days: an end further away was written by a wrong clock, and would otherwise last as long as that
 * clock was ahead.
 */
const longest = 40_000_000_000

/** Returns the storage key of an element: its tag, its `id` and its `version`. */
export const closingKey = (element: Element): string =>
  `flx-closed:${element.localName}:${element.id}:${element.getAttribute('version') ?? ''}`

/**
 * Returns true if the visitor has closed this version of the element and the time is not over (FRONT-03). An element
 * without an id is never closed.
 */
export const isClosed = (element: Element): boolean | undefined =>
  isStored((area) => {
    // The stored value is the end, in milliseconds since 1970.
    const left = area[closingKey(element)] - Date.now()
    return left > 0 && left < longest
  })

/**
 * Stores that an element is closed (FRONT-03).
 *
 * @param days - Number of days, at most 462; 0 for not at all. Without a positive number, as long as the tab.
 */
export function rememberClosed(element: Element, days?: number): void {
  if (!element.id || days === 0) return
  const isForDays = days !== undefined && days > 0
  const until = Math.round(Date.now() + Math.min(isForDays ? days * dayInMilliseconds : longest, longest - 1))
  try {
    const area = isForDays ? localStorage : sessionStorage
    area.setItem(closingKey(element), String(until))
  } catch {
    // If the storage is blocked or full, the element comes back on the next page.
  }
}

/** Forgets that an element was closed, because the visitor wants to see it again. */
export function forgetClosed(element: Element): void {
  try {
    for (const area of [localStorage, sessionStorage]) area.removeItem(closingKey(element))
  } catch {
    // A blocked storage has nothing to remove.
  }
}

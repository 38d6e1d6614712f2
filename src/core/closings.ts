const dayInMilliseconds = 86_400_000

const keyOf = (element: Element): string => `flx-closed:${element.localName}:${element.id}`
const versionOf = (element: Element): string => element.getAttribute('version') ?? ''

/** `1790000000000 2`: until when, in milliseconds of the epoch, and the version that was closed. */
function holds(kept: string, closed: string): boolean {
  const [until, version] = kept.split(/ (.*)/s)
  return version === closed && Number(until) > Date.now()
}

/**
 * Whether the visitor closed this element, in this version, for a time that is not over (FRONT-03). An element is known
 * by its tag, its `id` and its `version`; without an id it is always new.
 */
export function isClosed(element: Element): boolean {
  try {
    return [localStorage, sessionStorage].some((area) => holds(area.getItem(keyOf(element)) ?? '', versionOf(element)))
  } catch {
    // Reading the property itself throws where the visitor blocks storage.
    return false
  }
}

/**
 * Keeps an element closed (FRONT-03).
 * @param days - How long; 0 not at all. @default as long as the tab
 */
export function rememberClosed(element: Element, days?: number): void {
  if (!element.id || days === 0) return
  const until = days === undefined ? Number.MAX_SAFE_INTEGER : Math.round(Date.now() + days * dayInMilliseconds)
  try {
    const area = days === undefined ? sessionStorage : localStorage
    area.setItem(keyOf(element), `${until} ${versionOf(element)}`)
  } catch {
    // Storage is blocked or full: it comes back at the next page.
  }
}

/** The visitor asked to see it again. */
export function forgetClosed(element: Element): void {
  try {
    for (const area of [localStorage, sessionStorage]) area.removeItem(keyOf(element))
  } catch {
    // Nothing was kept.
  }
}

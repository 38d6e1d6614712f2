const dayInMilliseconds = 86_400_000

const areas = [() => localStorage, () => sessionStorage]
const keyOf = (element: Element): string => `flx-closed:${element.localName}:${element.id}`
const versionOf = (element: Element): string => element.getAttribute('version') ?? ''

/** Reading the property itself throws where the visitor blocks storage. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** `1790000000000 2`: until when, in milliseconds of the epoch, and the version that was closed. */
function holds(kept: string | null | undefined, version: string): boolean {
  if (!kept) return false
  const [until = '', ...rest] = kept.split(' ')
  return rest.join(' ') === version && Number(until) > Date.now()
}

/**
 * Whether the visitor closed this element, in this version, for a time that is not over (FRONT-03). An element is known
 * by its tag, its `id` and its `version`; without an id it is always new.
 */
export function isClosed(element: Element): boolean {
  if (!element.id) return false
  return areas.some((area) =>
    holds(
      attempt(() => area().getItem(keyOf(element))),
      versionOf(element),
    ),
  )
}

/**
 * Keeps an element closed (FRONT-03).
 * @param days - How long; 0 not at all. @default as long as the tab
 */
export function rememberClosed(element: Element, days?: number): void {
  if (!element.id || days === 0) return
  const until = days === undefined ? Number.MAX_SAFE_INTEGER : Math.round(Date.now() + days * dayInMilliseconds)
  const value = `${until} ${versionOf(element)}`
  attempt(() => (days === undefined ? sessionStorage : localStorage).setItem(keyOf(element), value))
}

/** The visitor asked to see it again. */
export function forgetClosed(element: Element): void {
  for (const area of areas) attempt(() => area().removeItem(keyOf(element)))
}

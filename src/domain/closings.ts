const dayInMilliseconds = 86_400_000

/** An element is known by its tag, its `id` and its `version`. */
const keyOf = (element: Element): string =>
  `flx-closed:${element.localName}:${element.id}:${element.getAttribute('version') ?? ''}`

/** What is kept is until when, in milliseconds of the epoch. */
const holds = (kept: string | null): boolean => Number(kept) > Date.now()

/**
 * Whether the visitor closed this element, in this version, for a time that is not over (FRONT-03); without an id it is
 * always new.
 */
export function isClosed(element: Element): boolean {
  try {
    const key = keyOf(element)
    const kept = localStorage.getItem(key)
    // What the tab keeps has its key there too: as a rule there is one storage to read, not two.
    return kept !== null && (holds(kept) || holds(sessionStorage.getItem(key)))
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
    const key = keyOf(element)
    area.setItem(key, String(until))
    localStorage.setItem(key, localStorage.getItem(key) ?? '')
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

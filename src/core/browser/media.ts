/** Returns true if the page matches a media query now: `matches('(min-width: 768px)')`. */
export function matches(query: string): boolean {
  return matchMedia(query).matches
}

/** Returns true if the visitor asked for less motion. */
export function prefersReducedMotion(): boolean {
  return matches('(prefers-reduced-motion: reduce)')
}

/** Calls the listener each time the result changes. @returns a function that removes the listener. */
export function onMedia(query: string, listener: (matches: boolean) => void): () => void {
  const list = matchMedia(query)
  const tell = (): void => listener(list.matches)
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** Media query for phones: narrower than 768 px, fractions of a pixel on a zoomed page included (PAGE-09). */
const mobileQuery = 'not all and (min-width: 768px)'

/** Returns true if the page is less than 768 px wide. */
export function isMobile(): boolean {
  return matches(mobileQuery)
}

/** Calls the listener each time the width crosses 768 px. @returns a function that removes the listener. */
export function onMobile(listener: (mobile: boolean) => void): () => void {
  return onMedia(mobileQuery, listener)
}

/** Milliseconds without a resize after which a page is refreshed (PAGE-10). */
const resizeRest = 350

/** Calls the listener once the window has kept its size for a while. @returns a function that removes the listener. */
export function onResize(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(listener, resizeRest)
  }
  addEventListener('resize', wait)
  return () => {
    clearTimeout(timer)
    removeEventListener('resize', wait)
  }
}

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

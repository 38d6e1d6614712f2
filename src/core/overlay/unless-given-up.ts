/**
 * Waits for what an overlay needs before it can open. Until then the visitor may give it up, by Escape or by the
 * browser's Back: it is on its way to the top, so the overlay below keeps still.
 *
 * @returns what was prepared, or null where it was given up.
 */
export async function unlessGivenUp<T>(preparing: Promise<T>): Promise<T | null> {
  const stop = new AbortController()
  const { signal } = stop
  const givenUp = new Promise<null>((resolve) => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      resolve(null)
    }
    window.addEventListener('keydown', onKey, { capture: true, signal })
    window.addEventListener('popstate', () => resolve(null), { capture: true, signal })
  })
  try {
    return await Promise.race([preparing, givenUp])
  } finally {
    stop.abort()
  }
}

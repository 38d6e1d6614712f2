import { navigation } from '../browser/navigation-api.ts'
import { cancellation } from '../cancellation.ts'

/**
 * Waits for what an overlay needs before it can open. Until then the visitor may give it up, by Escape or by Back
 * or another page: it is on its way to the top, so the overlay below keeps still.
 *
 * @returns what was prepared, or null where it was given up.
 */
export async function unlessCancelled<T>(preparing: Promise<T>): Promise<T | null> {
  const stop = new AbortController()
  const { signal } = stop
  const cancelled = new Promise<null>((resolve) => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      resolve(null)
    }
    window.addEventListener('keydown', onKey, { capture: true, signal })
    const onLeave = ({ navigationType = 'traverse' }: Event & { navigationType?: string }): void => {
      if (navigationType === 'traverse' && !cancellation.ownBack) resolve(null)
    }
    window.addEventListener('pagehide', onLeave, { capture: true, signal })
    // `popstate` tells of a link to a place of the page (`#`) as well, and a call may be made by such a link.
    if (navigation) navigation.addEventListener('navigate', onLeave, { signal })
    else window.addEventListener('popstate', onLeave, { capture: true, signal })
  })
  try {
    return await Promise.race([preparing, cancelled])
  } finally {
    stop.abort()
  }
}

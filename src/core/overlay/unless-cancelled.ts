import { navigation } from '../browser/navigation-api.ts'
import { cancellation } from '../cancellation.ts'

/**
 * Waits for what an overlay needs before it can open. Meanwhile the visitor may cancel it, by Escape, by Back or by
 * leaving the page; Escape does not reach the overlay below.
 *
 * @returns the result, or null if it was cancelled.
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
    // `popstate` also fires for a link to a fragment (`#`), and a call may be made by such a link.
    if (navigation) navigation.addEventListener('navigate', onLeave, { signal })
    else window.addEventListener('popstate', onLeave, { capture: true, signal })
  })
  try {
    return await Promise.race([preparing, cancelled])
  } finally {
    stop.abort()
  }
}

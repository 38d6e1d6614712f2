import type { ReactNode } from 'react'
import { navigation } from '../core/browser/navigation.ts'
import { cancellation } from '../core/cancellation.ts'
import { logFailure } from '../core/element/report-error.ts'
import { wakeTranslations } from '../core/i18n/wake-translations.ts'
import { settled } from '../core/overlay/overlay.ts'
import { reactRoot } from '../core/react-root.ts'

/**
 * Waits for what an overlay needs before it can open. Meanwhile the visitor may cancel it, by Escape, by Back or by
 * leaving the page; Escape does not reach the overlay below.
 *
 * @returns the result, or null if it was cancelled.
 */
async function unlessCancelled<T>(preparing: Promise<T>): Promise<T | null> {
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

interface MountOptions {
  /** Called if the render failed; the container has been removed. */
  onError?(error: unknown): void
}

/**
 * Renders something above the page that belongs to no element, in its own container at the end of the body.
 *
 * @param draw - Returns what is rendered in the container.
 * @returns a function that removes it.
 */
export function mountAbove(draw: (container: HTMLElement) => ReactNode, { onError }: MountOptions = {}): () => void {
  const container = document.body.appendChild(document.createElement('div'))
  container.className = 'flx-above'
  const fail = (error: unknown): void => {
    container.remove()
    onError?.(error)
  }
  const root = reactRoot(container, onError && { onUncaughtError: fail })
  root.render(draw(container))
  return () => {
    root.unmount()
    container.remove()
  }
}

interface Opening<Prepared, Handle> {
  /** Resolves once what it needs is fetched: its content, its code. */
  prepare: Promise<Prepared>
  /** Returns what to render. It calls `opened` with its handle, and `closed` once it has closed. Null shows nothing. */
  draw(prepared: Prepared, opened: (handle: Handle) => void, closed: () => void): ReactNode
  /** Called if it could not be rendered, after it has been removed. */
  lost?(): void
}

/**
 * Opens something above the page, and removes it once it has closed and its transitions have ended.
 *
 * @returns its handle once it is open; null if the visitor cancelled it before, or if there is nothing to render.
 */
export async function openAbove<Prepared, Handle>(opening: Opening<Prepared, Handle>): Promise<Handle | null> {
  const texts = wakeTranslations()
  const prepared = await unlessCancelled(texts ? texts.then(() => opening.prepare) : opening.prepare)
  if (prepared === null) return null
  const { promise, resolve, reject } = Promise.withResolvers<Handle>()
  let end = (): void => {}
  const drawn = opening.draw(prepared, resolve, () => end())
  if (drawn === null) return null
  const unmount = mountAbove(
    (container) => {
      end = () => void settled(container).then(() => unmount())
      return drawn
    },
    {
      onError(error) {
        reject(error)
        logFailure('flx : ce qui s’ouvrait n’a pas pu être montré.', error)
        opening.lost?.()
      },
    },
  )
  return promise
}

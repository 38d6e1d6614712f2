import type { ReactNode } from 'react'
import { deferred } from '../core/deferred.ts'
import { logFailure } from '../core/element/report-error.ts'
import { wakeTranslations } from '../core/i18n/wake-translations.ts'
import { settled } from '../core/overlay/overlay.ts'
import { unlessCancelled } from '../core/overlay/unless-cancelled.ts'
import { reactRoot } from '../core/react-root.ts'

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
  const { promise, resolve, reject } = deferred<Handle>()
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

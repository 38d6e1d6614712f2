import type { ReactNode } from 'react'
import { deferred } from '../core/deferred.ts'
import { logFailure } from '../core/element/report-error.ts'
import { wakeTranslations } from '../core/i18n/wake-translations.ts'
import { settled } from '../core/overlay/overlay.ts'
import { unlessCancelled } from '../core/overlay/unless-cancelled.ts'
import { reactRoot } from '../core/react-root.ts'

interface MountOptions {
  /** Drawing failed; it has been taken away. */
  onError?(error: unknown): void
}

/**
 * Draws something above the page that no element holds, in a container of its own at the end of the body.
 *
 * @param draw - Gives what is drawn in the container.
 * @returns takes it away.
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
  /** What it needs before it can be drawn: its content, its code. */
  prepare: Promise<Prepared>
  /** Gives what is drawn. It calls `opened` with its handle, and `closed` once it has closed. Null shows nothing. */
  draw(prepared: Prepared, opened: (handle: Handle) => void, closed: () => void): ReactNode
  /** It was open, and what it was to show could not be drawn: it is gone. */
  lost?(): void
}

/**
 * Opens above the page what a call asks for, and takes it away once it has closed and its transitions have ended.
 *
 * @returns its handle once it is open; null where the visitor gave it up before, or where there is nothing to draw.
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

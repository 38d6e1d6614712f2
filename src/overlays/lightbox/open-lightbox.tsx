import { adoptStyles } from '../../core/element/styles.ts'
import { focused } from '../../core/focus/focusable.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import { shared } from '../../core/shared.ts'
import '../../ui/styles.ts'
import { mountAbove } from '../../ui/open-above.ts'
import styles from './lightbox.css'
import type { LightboxHandle, LightboxOptions } from './lightbox-options.ts'
import type { LightboxItem } from './links/lightbox-item.ts'
import { type LightboxCommands, LightboxView } from './view/lightbox-view.tsx'

export interface OpenLightbox extends LightboxHandle {
  /** The element that opened it, for which it dispatches its events. */
  readonly target: EventTarget
  /** Removes it at once, without an event that could prevent it. */
  dispose(): void
}

const open = () => shared('lightbox', (): { current: OpenLightbox | undefined } => ({ current: undefined }))

/** Returns the lightbox that an element has opened, while it is open. */
export function lightboxOf(target: EventTarget): OpenLightbox | undefined {
  const { current } = open()
  return current?.target === target ? current : undefined
}

/**
 * Opens images above the page. There is one lightbox at a time: another open one is removed.
 *
 * @param opener - The element that opened it; by default the focused one.
 */
export function openLightbox(
  items: readonly LightboxItem[],
  options: LightboxOptions = {},
  opener: Element | null = focused(),
): OpenLightbox {
  adoptStyles(styles)
  open().current?.dispose()
  const index = Math.min(Math.max(options.index ?? 0, 0), Math.max(items.length - 1, 0))
  const session = { items, index, options, target: options.target ?? document.body, opener }
  const commands: { current: LightboxCommands | null } = { current: null }
  const { promise: closed, resolve } = Promise.withResolvers<{ source: CloseSource; index: number }>()

  const handle: OpenLightbox = {
    isOpen: true,
    target: session.target,
    get index() {
      return commands.current?.index ?? session.index
    },
    show(to) {
      if (commands.current) commands.current.show(to)
      // Not rendered yet: this will be the first image.
      else if (to in items) session.index = to
    },
    hide() {
      if (commands.current) return commands.current.close()
      end('api', session.index)
      return Promise.resolve(true)
    },
    closed,
    dispose: () => end('api', handle.index),
  }

  function end(source: CloseSource, last: number): void {
    if (!handle.isOpen) return
    Object.assign(handle, { isOpen: false })
    if (open().current === handle) open().current = undefined
    // Deferred, as this may be called while React renders, when a root must not be unmounted.
    queueMicrotask(() => unmount())
    resolve({ source, index: last })
  }

  open().current = handle
  const unmount = mountAbove((container) => {
    container.className = 'flx-lightbox-root'
    return <LightboxView ref={commands} session={session} onClosed={end} />
  })
  return handle
}

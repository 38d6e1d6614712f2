import type { CloseSource } from '../../core/overlay/overlay.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** A front popup opened. */
    'flx-front-popup-open': CustomEvent<null>
    /** A front popup is asked to close; cancelable. */
    'flx-front-popup-close': CustomEvent<{ source: CloseSource }>
    /** A front popup closed, focus is back. */
    'flx-front-popup-closed': CustomEvent<{ source: CloseSource }>
  }
}

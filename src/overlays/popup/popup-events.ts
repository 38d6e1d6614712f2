import type { CloseSource } from '../../core/overlay/overlay.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** A popup opened. */
    'flx-popup-open': CustomEvent<null>
    /** What a popup shows has arrived. */
    'flx-popup-load': CustomEvent<null>
    /** A popup is asked to close; cancelable. */
    'flx-popup-close': CustomEvent<{ source: CloseSource }>
    /** A popup closed, focus is back. */
    'flx-popup-closed': CustomEvent<{ source: CloseSource }>
  }
}

import type { CloseSource } from '../../core/overlay/overlay.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a front popup has opened. */
    'flx-front-popup-open': CustomEvent<null>
    /** Fired before a front popup closes; cancelable. */
    'flx-front-popup-close': CustomEvent<{ source: CloseSource }>
    /** Fired when a front popup has closed and the focus is back. */
    'flx-front-popup-closed': CustomEvent<{ source: CloseSource }>
  }
}

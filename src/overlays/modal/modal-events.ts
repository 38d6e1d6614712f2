import type { CloseSource } from '../../core/overlay/overlay.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a modal has opened. */
    'flx-modal-open': CustomEvent<null>
    /** Fired before a modal closes; cancelable. */
    'flx-modal-close': CustomEvent<{ source: CloseSource }>
    /** Fired when a modal has closed and the focus is back. */
    'flx-modal-closed': CustomEvent<{ source: CloseSource }>
  }
}

import type { CloseSource } from '../../core/overlay/overlay.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** A modal opened. */
    'flx-modal-open': CustomEvent<null>
    /** A modal is asked to close; cancelable. */
    'flx-modal-close': CustomEvent<{ source: CloseSource }>
    /** A modal closed, focus is back. */
    'flx-modal-closed': CustomEvent<{ source: CloseSource }>
  }
}

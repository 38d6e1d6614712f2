import type { CloseSource } from '../../core/overlay/overlay.ts'

/** The methods that the modal gives to the class of its element. */
export interface ModalMethods {
  /** @returns true if it is closed. */
  close(source: CloseSource): Promise<boolean>
}

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

import type { CloseSource } from '../../core/overlay/overlay.ts'

/** The methods that the popup gives to the class of its element. */
export interface PopupMethods {
  /** @returns true if it is closed. */
  close(source: CloseSource): Promise<boolean>
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a popup has opened. */
    'flx-popup-open': CustomEvent<null>
    /** Fired when the content of a popup has loaded. */
    'flx-popup-load': CustomEvent<null>
    /** Fired before a popup closes; cancelable. */
    'flx-popup-close': CustomEvent<{ source: CloseSource }>
    /** Fired when a popup has closed and the focus is back. */
    'flx-popup-closed': CustomEvent<{ source: CloseSource }>
  }
}

import type { CloseSource } from '../../core/overlay/overlay.ts'

/** The methods that the popup gives to the class of its element. */
export interface FrontPopupMethods {
  /** @returns true if it is closed. */
  close(source: CloseSource): Promise<boolean>
}

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

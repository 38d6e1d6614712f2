import type { ToastEnd } from './toast-options.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a toast is shown. */
    'flx-toast-open': CustomEvent<null>
    /** Fired when a toast is gone. */
    'flx-toast-closed': CustomEvent<{ end: ToastEnd }>
  }
}

import type { ToastEnd } from './toast-options.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** A toast is shown. */
    'flx-toast-open': CustomEvent<null>
    /** A toast is gone. */
    'flx-toast-closed': CustomEvent<{ end: ToastEnd }>
  }
}

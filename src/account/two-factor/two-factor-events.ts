declare global {
  interface GlobalEventHandlersEventMap {
    /** The code was right, and the page is about to go on. Cancelable: it stays, then. */
    'flx-two-factor-done': CustomEvent<{ contact: string; email: string }>
    /** The code was refused, or could not be sent; `error` is what was thrown, if anything was. */
    'flx-two-factor-failed': CustomEvent<{ message: string; error: unknown }>
    /** Another code is on its way. */
    'flx-two-factor-resent': CustomEvent<{ message: string }>
  }
}

export {}

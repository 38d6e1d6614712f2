declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the code was right, before the next page. Cancelable, to stay on this one. */
    'flx-two-factor-done': CustomEvent<{ contact: string; email: string }>
    /** Fired when the code was rejected or could not be sent; `error` is what was thrown, if anything. */
    'flx-two-factor-failed': CustomEvent<{ message: string; error: unknown }>
    /** Fired when another code was sent. */
    'flx-two-factor-resent': CustomEvent<{ message: string }>
  }
}

export {}

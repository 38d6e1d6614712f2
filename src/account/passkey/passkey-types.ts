declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the passkey was added to the account. */
    'flx-passkey-added': CustomEvent<{ message: string }>
    /** Fired when no passkey was created; `error` is what was thrown. The server's refusals fire `flx-form-error`. */
    'flx-passkey-failed': CustomEvent<{ message: string; error: unknown }>
  }
}

export {}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The passkey is the account's. */
    'flx-passkey-added': CustomEvent<{ message: string }>
    /** None was made; `error` is what was thrown. What the server refuses is said by `flx-form-error`. */
    'flx-passkey-failed': CustomEvent<{ message: string; error: unknown }>
  }
}

export {}

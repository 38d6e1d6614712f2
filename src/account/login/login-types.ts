/** Information about the visitor who logged in, as far as the server gives it. */
export interface LoginDetail {
  /** Number of the contact; empty if the server gives none. */
  contact: string
  email: string
  /** True if the account still has to be confirmed. */
  confirmsAccount: boolean
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the visitor is logged in, before the next page. Cancelable, to stay on this one. */
    'flx-login-done': CustomEvent<LoginDetail>
    /**
     * Fired when a login or a request for a new password was rejected or failed; `error` is what was thrown, if
     * anything.
     */
    'flx-login-failed': CustomEvent<{ message: string; error: unknown }>
  }
}

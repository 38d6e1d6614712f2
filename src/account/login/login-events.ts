/** Who logged in, as far as the server says it. */
export interface LoginDetail {
  /** Number of the contact; empty where the server gives none. */
  contact: string
  email: string
  /** Whether the account still waits to be confirmed. */
  confirmsAccount: boolean
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The visitor is logged in, and the page is about to go on. Cancelable: it stays, then. */
    'flx-login-done': CustomEvent<LoginDetail>
    /** The login, or another password, was refused, or came to nothing; `error` is what was thrown, if anything was. */
    'flx-login-failed': CustomEvent<{ message: string; error: unknown }>
  }
}

export interface SignupDetail {
  /** The server's message as plain text. */
  message: string
  /** E-mail address of the account; empty if the server does not give it. */
  email: string
  /** Number of the contact; empty if the server does not give it. */
  idcontact: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the account is created. */
    'flx-signup-done': CustomEvent<SignupDetail>
  }
}

export interface SignupDetail {
  /** What the server said, as text. */
  message: string
  /** Address of the account; empty where the server does not say it. */
  email: string
  /** Number of the contact; empty where the server does not say it. */
  idcontact: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The account is open. */
    'flx-signup-done': CustomEvent<SignupDetail>
  }
}

export interface AccountShowDetail {
  /** Absolute address of the page that shows it. */
  address: string
  /** Which list is asked for, `liste_cmd`; empty for a whole section. */
  list: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A section or a list is about to be asked for; cancelable. */
    'flx-account-show': CustomEvent<AccountShowDetail>
    /** It is shown. */
    'flx-account-shown': CustomEvent<AccountShowDetail>
    /** An action was done; `message` is what the server says of it. */
    'flx-account-done': CustomEvent<{ action: string; message: string }>
    /** It did not come, or the action was refused; what was shown stays. */
    'flx-account-error': CustomEvent<{ address: string; error: unknown; message: string }>
  }
}

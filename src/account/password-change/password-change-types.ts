declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the password was changed. */
    'flx-password-change-done': CustomEvent<{ message: string }>
  }
}

export {}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The password is changed. */
    'flx-password-change-done': CustomEvent<{ message: string }>
  }
}

export {}

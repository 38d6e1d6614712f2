declare global {
  interface GlobalEventHandlersEventMap {
    /** A block was opened or closed. */
    'flx-toggle-change': CustomEvent<{ open: boolean }>
  }
}

export {}

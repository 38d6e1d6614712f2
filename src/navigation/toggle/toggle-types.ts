declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a block has been opened or closed. */
    'flx-toggle-change': CustomEvent<{ open: boolean }>
  }
}

export {}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the window has kept its new size for 350 ms (PAGE-10). `mobile` is true below 768 px. */
    'flx-page-resize': CustomEvent<{ width: number; height: number; mobile: boolean }>
  }
}

export {}

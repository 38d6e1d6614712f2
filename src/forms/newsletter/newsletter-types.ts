declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the server has accepted the subscription. */
    'flx-newsletter-subscribed': CustomEvent<{ message: string }>
  }
}

export {}

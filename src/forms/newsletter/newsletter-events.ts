declare global {
  interface GlobalEventHandlersEventMap {
    /** The server has taken the subscription. */
    'flx-newsletter-subscribed': CustomEvent<{ message: string }>
  }
}

export {}

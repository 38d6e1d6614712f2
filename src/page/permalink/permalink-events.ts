export interface PermalinkDetail {
  /** What was to have a permalink, as it was sent. */
  link: string
  /** The permalink, whole. */
  permalink: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The server has given a permalink; cancelable: the page shows it itself. */
    'flx-permalink-generated': CustomEvent<PermalinkDetail>
    /** No permalink came; the page is as it was. */
    'flx-permalink-error': CustomEvent<{ link: string; error: unknown; message: string }>
  }
}

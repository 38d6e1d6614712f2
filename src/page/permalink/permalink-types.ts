export interface PermalinkDetail {
  /** The URL for which a permalink was asked, as it was sent. */
  link: string
  /** The absolute permalink. */
  permalink: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the server has returned a permalink; cancelable by a page that shows it itself. */
    'flx-permalink-generated': CustomEvent<PermalinkDetail>
    /** Fired when the request failed; the page is unchanged. */
    'flx-permalink-error': CustomEvent<{ link: string; error: unknown; message: string }>
  }
}

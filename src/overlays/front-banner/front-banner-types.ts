/** The cause of closing a banner: its close button, or a call of the page's script. */
export type BannerCloseSource = 'close-link' | 'api'

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired before a front banner closes; cancelable. */
    'flx-front-banner-close': CustomEvent<{ source: BannerCloseSource }>
    /** Fired when a front banner has closed. */
    'flx-front-banner-closed': CustomEvent<{ source: BannerCloseSource }>
  }
}

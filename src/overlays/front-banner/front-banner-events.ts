/** What closed a banner: its close link, or a call of the program. */
export type BannerCloseSource = 'close-link' | 'api'

declare global {
  interface GlobalEventHandlersEventMap {
    /** A front banner is asked to close; cancelable. */
    'flx-front-banner-close': CustomEvent<{ source: BannerCloseSource }>
    /** A front banner closed. */
    'flx-front-banner-closed': CustomEvent<{ source: BannerCloseSource }>
  }
}

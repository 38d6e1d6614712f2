/**
 * The way of sharing: in a window, by e-mail in a frame above the page, with the device's share sheet, or by copying
 * the link.
 */
export type ShareWay = 'window' | 'email' | 'native' | 'copy'

export interface ShareDetail {
  way: ShareWay
  /** The shared URL. */
  target: string
  /** URL of the page that shares it; empty for the share sheet and for a copied link. */
  address: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired before something is shared; cancelable. */
    'flx-share-go': CustomEvent<ShareDetail>
  }
}

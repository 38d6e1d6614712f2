/** How something is shared: in a window, by e-mail in a frame above the page, on the device's own sheet, as a copied link. */
export type ShareWay = 'window' | 'email' | 'native' | 'copy'

export interface ShareDetail {
  way: ShareWay
  /** What is shared. */
  target: string
  /** Address of the page that shares it; empty for the device's sheet and for a copied link. */
  address: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The visitor is about to share something; cancelable. */
    'flx-share-go': CustomEvent<ShareDetail>
  }
}

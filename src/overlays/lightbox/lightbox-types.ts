import type { CloseSource } from '../../core/overlay/overlay.ts'
import type { LightboxItem } from './links/lightbox-item.ts'

/** The current image, its index from 0, and the number of images. `item` is undefined if there is none. */
export interface LightboxView {
  index: number
  total: number
  item: LightboxItem | undefined
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a lightbox has opened. */
    'flx-lightbox-open': CustomEvent<LightboxView>
    /** Fired when another image is shown. */
    'flx-lightbox-change': CustomEvent<LightboxView>
    /** Fired before a lightbox closes; cancelable. */
    'flx-lightbox-close': CustomEvent<LightboxView & { source: CloseSource }>
    /** Fired when a lightbox has closed and the focus is back in the page. */
    'flx-lightbox-closed': CustomEvent<LightboxView & { source: CloseSource }>
  }
}

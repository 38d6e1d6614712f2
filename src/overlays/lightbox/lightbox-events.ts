import type { CloseSource } from '../../core/overlay/overlay.ts'
import type { LightboxItem } from './links/lightbox-item.ts'

/** The image shown, its place counted from 0, and how many there are. `item` is absent where there is none. */
export interface LightboxView {
  index: number
  total: number
  item: LightboxItem | undefined
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A lightbox has opened. */
    'flx-lightbox-open': CustomEvent<LightboxView>
    /** Another image is shown. */
    'flx-lightbox-change': CustomEvent<LightboxView>
    /** Asks before a lightbox closes; cancelable. */
    'flx-lightbox-close': CustomEvent<LightboxView & { source: CloseSource }>
    /** A lightbox has closed, and focus is back in the page. */
    'flx-lightbox-closed': CustomEvent<LightboxView & { source: CloseSource }>
  }
}

import type { StickyState } from './sticky-state.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** A sticky header changed its state. */
    'flx-sticky-change': CustomEvent<{ state: StickyState }>
  }
}

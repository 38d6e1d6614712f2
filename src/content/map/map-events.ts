import type { Place } from '../../ui/map/place.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** The visitor shows the details of a place, or puts them away. */
    'flx-map-select': CustomEvent<{ place: Place | null }>
  }
}

import type { Place } from '../../ui/map/place.ts'

/** The methods that the map gives to the class of its element. */
export interface MapMethods {
  show(id: string): void
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the visitor opens the details of a place, or closes them. */
    'flx-map-select': CustomEvent<{ place: Place | null }>
  }
}

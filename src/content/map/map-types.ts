import type { Place } from '../../ui/map/place.ts'

/** A place given through the property; coordinates in degrees, numbers or texts, with a point or a comma. */
export interface GivenPlace {
  id: string
  name: string
  lat: number | string | null
  lng: number | string | null
  details?: string
}

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

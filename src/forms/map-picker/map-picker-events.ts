import type { Point } from '../../core/french/coordinates.ts'

/** How a point was picked: by its pin, on the map, in the fields, as an address that was found, as the visitor's own position, by a script. */
export type PickSource = 'pin' | 'map' | 'fields' | 'address' | 'position' | 'api'

declare global {
  interface GlobalEventHandlersEventMap {
    /** Another point is picked; `label` is the address that was chosen. */
    'flx-map-picker-pick': CustomEvent<Point & { source: PickSource; label?: string }>
    /** The point has been given to the page that opened this one. */
    'flx-map-picker-done': CustomEvent<Point>
  }
}

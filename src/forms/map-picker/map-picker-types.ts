import type { Point } from '../../core/french/coordinates.ts'

/**
 * How a point was selected: by moving the pin, clicking the map, typing in the fields, choosing an address, using the
 * visitor's own position, or by a script.
 */
export type PickSource = 'pin' | 'map' | 'fields' | 'address' | 'position' | 'api'

/** Methods that the picker adds to its element. */
export interface MapPickerMethods {
  search(text: string): Promise<void>
  pick(latitude: number, longitude: number): void
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when another point is selected; `label` is the chosen address, if it came from one. */
    'flx-map-picker-pick': CustomEvent<Point & { source: PickSource; label?: string }>
    /** Fired when the point was written to the page that opened this one. */
    'flx-map-picker-done': CustomEvent<Point>
  }
}

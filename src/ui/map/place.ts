import type { Point } from '../../core/french/coordinates.ts'

/** A place that a map can show. */
export interface Place extends Point {
  id: string
  name: string
}

/** Reads degrees, also with a comma: « 48,8628526 ». Null if they are invalid: the place is then not on the map. */
export function readDegrees(value: unknown, most: 90 | 180): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (!/^[+-]?\d+([.,]\d+)?$/.test(text)) return null
  const degrees = Number(text.replace(',', '.'))
  return Math.abs(degrees) <= most ? degrees : null
}

/**
 * Returns how far each marker is moved to the side, in widths of a marker: places of the same point are drawn side by
 * side, so that each can be seen and clicked.
 */
export function spread(places: readonly Place[]): number[] {
  const pointOf = ({ latitude, longitude }: Place): string => `${latitude.toFixed(5)} ${longitude.toFixed(5)}`
  const groups = Map.groupBy(places, pointOf)
  return places.map((place) => {
    const group = groups.get(pointOf(place)) ?? []
    return group.indexOf(place) - (group.length - 1) / 2
  })
}

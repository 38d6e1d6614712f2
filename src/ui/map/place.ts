import type { Point } from '../../core/french/coordinates.ts'

/** A place that a map can show. */
export interface Place extends Point {
  id: string
  name: string
}

/** Degrees as France writes them too: « 48,8628526 ». Null for what is none: the place is then not on the map. */
export function readDegrees(value: unknown, most: 90 | 180): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (!/^[+-]?\d+([.,]\d+)?$/.test(text)) return null
  const degrees = Number(text.replace(',', '.'))
  return Math.abs(degrees) <= most ? degrees : null
}

/**
 * How far to the side a marker is drawn, in markers' widths: places of one point stand side by side, so that each can
 * be seen and pressed.
 */
export function spread(places: readonly Place[]): number[] {
  const groups = new Map<string, Place[]>()
  const groupOf = ({ latitude, longitude }: Place): Place[] => {
    const key = `${latitude.toFixed(5)} ${longitude.toFixed(5)}`
    const group = groups.get(key) ?? []
    groups.set(key, group)
    return group
  }
  for (const place of places) groupOf(place).push(place)
  return places.map((place) => {
    const group = groupOf(place)
    return group.indexOf(place) - (group.length - 1) / 2
  })
}

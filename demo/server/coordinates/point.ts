import { type Point, readCoordinate } from '../../../src/core/french/coordinates.ts'
import { places, searchTowns } from '../relays/towns.ts'

/** Query parameters of the popup (MAP-01): the point, or the text to search, and the fields that receive the result. */
const parameterNames = ['lat', 'lng', 'adresse_search', 'name_form', 'name_lat', 'name_lng', 'w', 'h'] as const

export type Parameters = Partial<Record<(typeof parameterNames)[number], string>>

/** A town found by a search. */
export interface FoundTown extends Point {
  name: string
}

/** Picks the known parameters of a query, without empty ones. */
export function readParameters(query: Record<string, string>): Parameters {
  const given = parameterNames.map((name) => [name, query[name]?.trim()] as const)
  return Object.fromEntries(given.filter(([, value]) => value))
}

export interface PointReading {
  point: Point | null
  /** The coordinates that are not a valid number of degrees. */
  wrong: ('lat' | 'lng')[]
}

/** Reads both coordinates, in the usual notations. A missing one is an error only when a point is required. */
export function readPoint({ lat, lng }: Parameters, isAsked: boolean): PointReading {
  const latitude = readCoordinate(lat ?? '', 'latitude').degrees ?? null
  const longitude = readCoordinate(lng ?? '', 'longitude').degrees ?? null
  const wrong: PointReading['wrong'] = []
  if (latitude === null && (lat || isAsked)) wrong.push('lat')
  if (longitude === null && (lng || isAsked)) wrong.push('lng')
  return { point: latitude === null || longitude === null ? null : { latitude, longitude }, wrong }
}

const most = 8

/** Returns the towns that match a name or a postal code, if the shop knows their place. */
export function findTowns(searched: string): FoundTown[] {
  const known = searchTowns(searched).flatMap(({ name, postalCode }) => {
    const place = places[postalCode]
    return place ? [{ name: `${name} (${postalCode})`, latitude: place[0], longitude: place[1] }] : []
  })
  return known.slice(0, most)
}

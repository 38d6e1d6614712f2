import { type Point, readCoordinate } from '../../../src/core/french/coordinates.ts'
import { places } from '../relays/places.ts'
import { searchTowns } from '../search/search-towns.ts'

/** Parameters of the popup's address (MAP-01): the point, or what to search, and where the answer goes. */
const parameterNames = ['lat', 'lng', 'adresse_search', 'name_form', 'name_lat', 'name_lng', 'w', 'h'] as const

export type Parameters = Partial<Record<(typeof parameterNames)[number], string>>

/** A town that a search found. */
export interface FoundTown extends Point {
  name: string
}

/** The parameters of an address that are ours, each once. */
export function readParameters(query: Record<string, string>): Parameters {
  const given = parameterNames.map((name) => [name, query[name]?.trim()] as const)
  return Object.fromEntries(given.filter(([, value]) => value))
}

export interface PointReading {
  point: Point | null
  /** Which of the two is no number of degrees. */
  wrong: ('lat' | 'lng')[]
}

/** Reads both coordinates, as people write them. What is not given is wrong only where a point is asked for. */
export function readPoint({ lat, lng }: Parameters, isAsked: boolean): PointReading {
  const latitude = readCoordinate(lat ?? '', 'latitude').degrees ?? null
  const longitude = readCoordinate(lng ?? '', 'longitude').degrees ?? null
  const wrong: PointReading['wrong'] = []
  if (latitude === null && (lat || isAsked)) wrong.push('lat')
  if (longitude === null && (lng || isAsked)) wrong.push('lng')
  return { point: latitude === null || longitude === null ? null : { latitude, longitude }, wrong }
}

const most = 8

/** The towns that answer to a name or a postal code, as far as the shop knows where they are. */
export function findTowns(searched: string): FoundTown[] {
  const known = searchTowns(searched).flatMap(({ name, postalCode }) => {
    const place = places[postalCode]
    return place ? [{ name: `${name} (${postalCode})`, latitude: place[0], longitude: place[1] }] : []
  })
  return known.slice(0, most)
}

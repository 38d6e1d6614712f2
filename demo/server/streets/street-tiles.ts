import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Point } from '../../../src/core/french/coordinates.ts'
import { places } from '../relays/towns.ts'
import { type Line, townName, townPlan } from './town-plan.ts'

/**
 * Zoom levels that have tiles: below them only the country's outline is shown, and above them the last tiles are
 * enlarged.
 */
export const zooms = { min: 5, max: 14 }
/** Zoom level from which tiles contain the streets of their towns. */
const streetsFrom = 11
/** Degrees around the centre of a town that contain its whole plan. */
const reach = { latitude: 0.06, longitude: 0.1 }
const mostTowns = 16
const mostTiles = 512

type Position = [longitude: number, latitude: number]
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] }

interface Feature {
  type: 'Feature'
  properties: Record<string, string>
  geometry: Geometry
}

type Layers = Record<string, Feature[]>
type Indexed = Record<string, GeoJSONVT>

const position = ({ latitude, longitude }: Point): Position => [longitude, latitude]

const line = (points: Line, properties: Record<string, string>): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates: points.map(position) },
})

const area = (points: Line, properties: Record<string, string>): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [points.map(position)] },
})

const indexed = (layers: Layers): Indexed =>
  Object.fromEntries(
    Object.entries(layers).map(([name, features]) => [
      name,
      new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: zooms.max, buffer: 128, tolerance: 3 }),
    ]),
  )

/** Caches the last values that were asked for, up to a number. */
function keeping<T>(most: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>()
  return (key) => {
    const value = kept.has(key) ? (kept.get(key) as T) : make(key)
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }
}

/** The streets of a town, by layers of the OpenMapTiles schema. */
const townLayers = keeping(mostTowns, (postalCode): Indexed => {
  const plan = townPlan(postalCode)
  if (!plan) return {}
  const named = [
    ...plan.streets.map(({ name, line }) => ({
      name,
      line,
      kind: /^(avenue|boulevard)/.test(name) ? 'primary' : 'secondary',
    })),
    ...plan.rings.map(({ name, line }) => ({ name, line, kind: name === 'rocade' ? 'primary' : 'tertiary' })),
  ]
  return indexed({
    park: plan.parks.map((points) => area(points, { class: 'park' })),
    waterway: [line(plan.river, { class: 'river' })],
    transportation: [
      ...plan.lanes.map((points) => line(points, { class: 'minor' })),
      ...named.map(({ line: points, kind }) => line(points, { class: kind })),
    ],
    transportation_name: named.map(({ name, line: points, kind }) => line(points, { class: kind, name })),
  })
})

const distance = (one: Point, other: Point): number =>
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  )

/** Longest road between two towns, in degrees. Islands have none to the mainland. */
const longestRoad = 2.6
const islands = new Set(['20000', '97400'])

/** Returns the main roads, which join each town to its nearest ones, and the names of towns. */
function countryLayers(): Indexed {
  const towns = Object.keys(places).flatMap((postalCode) => {
    const middle = townPlan(postalCode)?.middle
    const name = townName(postalCode)
    return middle && name ? [{ postalCode, middle, name }] : []
  })
  const mainland = towns.filter(({ postalCode }) => !islands.has(postalCode))
  const pairs = new Map<string, Line>()
  for (const from of mainland) {
    const near = mainland
      .filter(({ postalCode }) => postalCode !== from.postalCode)
      .toSorted((one, other) => distance(from.middle, one.middle) - distance(from.middle, other.middle))
    for (const to of near.slice(0, 3)) {
      if (distance(from.middle, to.middle) > longestRoad) continue
      pairs.set([from.postalCode, to.postalCode].sort().join(), [from.middle, to.middle])
    }
  }
  const big = /^(Paris|Marseille|Lyon|Toulouse|Nice|Nantes|Bordeaux|Lille|Rennes|Strasbourg|Brest)/
  return indexed({
    transportation: [...pairs.values()].map((points) => line(points, { class: 'motorway' })),
    place: towns.map(({ name, middle }) => ({
      type: 'Feature',
      properties: { name, class: big.test(name) ? 'city' : 'town' },
      geometry: { type: 'Point', coordinates: position(middle) },
    })),
  })
}

let country: Indexed | undefined

/** West, south, east and north of a tile, in degrees. */
function boundsOf(z: number, x: number, y: number) {
  const count = 2 ** z
  const longitude = (at: number): number => (at / count) * 360 - 180
  const latitude = (at: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * at) / count))) * 180) / Math.PI
  return { west: longitude(x), east: longitude(x + 1), north: latitude(y), south: latitude(y + 1) }
}

function townsIn(z: number, x: number, y: number): string[] {
  const { west, south, east, north } = boundsOf(z, x, y)
  return Object.entries(places).flatMap(([postalCode, [latitude, longitude]]) =>
    latitude > south - reach.latitude &&
    latitude < north + reach.latitude &&
    longitude > west - reach.longitude &&
    longitude < east + reach.longitude
      ? [postalCode]
      : [],
  )
}

const tile = keeping(mostTiles, (address): Uint8Array<ArrayBuffer> => {
  const [z = 0, x = 0, y = 0] = address.split('/').map(Number)
  country ??= countryLayers()
  const parts = [country, ...(z >= streetsFrom ? townsIn(z, x, y).map(townLayers) : [])]
  const layers: Record<string, GeoJSONVTTile> = {}
  for (const part of parts) {
    for (const [name, index] of Object.entries(part)) {
      const cut = index.getTile(z, x, y)
      const before = layers[name]
      if (cut) layers[name] = before ? { ...before, features: [...before.features, ...cut.features] } : cut
    }
  }
  return new Uint8Array(fromGeojsonVt(layers, { version: 2, extent: 4096 }))
})

/** Returns a vector tile of the streets; undefined for numbers without a tile. */
export function streetTile(z: number, x: number, y: number): Uint8Array<ArrayBuffer> | undefined {
  const isOne = [z, x, y].every(Number.isInteger) && z >= zooms.min && z <= zooms.max
  if (!isOne || x < 0 || y < 0 || x >= 2 ** z || y >= 2 ** z) return undefined
  return tile(`${z}/${x}/${y}`)
}

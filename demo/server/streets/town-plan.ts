import { createHash } from 'node:crypto'
import type { Point } from '../../../src/core/french/coordinates.ts'
import { places, townsOf } from '../relays/towns.ts'

/**
 * Names of the streets of every town. The maps are generated, since no real ones can be shipped here: the same streets
 * leave the centre of each town, in directions that depend on its postal code, and number 1 is nearest to the centre.
 * The geocoder, the tiles and the relay points all use these streets, so that they agree.
 */
export const streetNames = [
  'rue de la République',
  'place de la Mairie',
  'quai des Indes',
  'rue Anatole-Le-Braz',
  'avenue de la Gare',
  'boulevard Gambetta',
  'rue du Four',
  'venelle du Lavoir',
]

/** Streets that only one town has, by its postal code. */
const ownStreets: Record<string, string> = {
  '29200': 'rue de Siam',
  '35400': 'rue de Dinan',
  '44000': 'rue Crébillon',
}

/** Names of towns whose postal code has several communes, by postal code. */
const townNames: Record<string, string> = {
  '20000': 'Ajaccio',
  '22300': 'Lannion',
  '22700': 'Perros-Guirec',
  '29000': 'Quimper',
  '29100': 'Douarnenez',
  '29600': 'Morlaix',
  '44600': 'Saint-Nazaire',
  '64200': 'Biarritz',
  '98000': 'Monaco',
}

/** Returns the name of a town on the map: that of its first commune, without its arrondissement. */
export const townName = (postalCode: string): string =>
  townNames[postalCode] ?? townsOf(postalCode)[0]?.name.replace(/ \d+er? Arrondissement$/, '') ?? ''

/** Metres. */
const perNumber = 25
const firstMetre = 60
const lastMetre = 2300
const rings = [
  { name: 'rue des Remparts', metres: 320 },
  { name: 'boulevard du Tour-de-Ville', metres: 900 },
  { name: 'rocade', metres: 1800 },
]
/** Distances from the centre, in metres, of the unnamed lanes that cross from one street to the next. */
const lanes = [180, 440, 560, 680, 790, 1020, 1150, 1300, 1480, 1650, 1950, 2120]
const metresPerDegree = 111_320

/** Returns bytes that are always the same for the same text. */
const bytesOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export type Line = Point[]

/** A street that starts at the centre of the town. */
interface Street {
  name: string
  line: Line
}

export interface TownPlan {
  middle: Point
  streets: Street[]
  rings: Street[]
  lanes: Line[]
  river: Line
  /** Closed lines. */
  parks: Line[]
}

function shift({ latitude, longitude }: Point, metres: number, angle: number): Point {
  const north = (metres * Math.cos(angle)) / metresPerDegree
  const east = (metres * Math.sin(angle)) / (metresPerDegree * Math.cos((latitude * Math.PI) / 180))
  return { latitude: latitude + north, longitude: longitude + east }
}

const plans = new Map<string, TownPlan>()

/** Returns the directions of a town's streets, in radians clockwise from north, and the bend of each per kilometre. */
function directions(postalCode: string): { name: string; angle: number; bend: number }[] {
  const own = ownStreets[postalCode]
  const names = own ? [...streetNames, own] : streetNames
  const bytes = bytesOf(`streets ${postalCode}`)
  const step = (2 * Math.PI) / names.length
  return names.map((name, index) => ({
    name,
    angle: (bytes.readUInt8(0) / 256) * 2 * Math.PI + (index + (bytes.readUInt8(index + 1) / 256 - 0.5) * 0.4) * step,
    bend: (bytes.readUInt8(index + 12) / 256 - 0.5) * 0.35,
  }))
}

const middleOf = (postalCode: string): Point | undefined => {
  const place = places[postalCode]
  return place && { latitude: place[0], longitude: place[1] }
}

/** Returns the point of a street at so many metres from the centre; undefined for a town or street not on the map. */
export function onStreet(postalCode: string, street: string, metres: number): Point | undefined {
  const middle = middleOf(postalCode)
  const direction = directions(postalCode).find(({ name }) => name === street)
  return middle && direction && shift(middle, metres, direction.angle + (direction.bend * metres) / 1000)
}

export const numberAt = (metres: number): number => Math.max(1, Math.round(metres / perNumber))
export const metresTo = (number: number): number => Math.min(lastMetre, Math.max(firstMetre, number * perNumber))

/** Returns the point of an address: « 12 rue de Siam », with its postal code. */
export function findDoor(postalCode: string, street: string): Point | undefined {
  const [, number = '1', name = street] = /^\s*(\d{1,4})(?:\s*(?:bis|ter))?,?\s+(.+?)\s*$/i.exec(street) ?? []
  return onStreet(postalCode, name, metresTo(Number(number)))
}

const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Returns the plan of a town; undefined when it is not on the map. */
export function townPlan(postalCode: string): TownPlan | undefined {
  const known = plans.get(postalCode)
  const middle = middleOf(postalCode)
  if (known || !middle) return known
  const all = directions(postalCode)
  const bytes = bytesOf(`green ${postalCode}`)
  const turn = (bytes.readUInt8(8) / 256) * 2 * Math.PI
  // Adds a wobble, since no town is perfectly round.
  const at = (metres: number, angle: number): Point => {
    const wobble = 0.09 * Math.sin(2 * angle + turn) + 0.05 * Math.sin(3 * angle - turn)
    return shift(middle, metres * (1 + wobble), angle)
  }
  const around = (metres: number): Line => every(0, 72, 1).map((step) => at(metres, (step / 72) * 2 * Math.PI))
  const crossings = lanes.flatMap((metres, lane) => {
    const chance = bytesOf(`lane ${postalCode} ${lane}`)
    return all.flatMap(({ angle, bend }, index): Line[] => {
      const next = all[(index + 1) % all.length]
      if (!next || chance.readUInt8(index) < 110) return []
      const from = angle + (bend * metres) / 1000
      const span = (next.angle + (next.bend * metres) / 1000 - from + 4 * Math.PI) % (2 * Math.PI)
      const far = metres + (chance.readUInt8(index + 12) / 256 - 0.5) * 120
      return [every(0, 6, 1).map((step) => at(metres + ((far - metres) * step) / 6, from + (span * step) / 6))]
    })
  })
  const towards = (bytes.readUInt8(0) / 256) * 2 * Math.PI
  const parks = [0, 1, 2].map((index): Line => {
    const heart = shift(middle, 560 + index * 420, (bytes.readUInt8(index + 1) / 256) * 2 * Math.PI)
    const size = 90 + bytes.readUInt8(index + 4) / 3
    return every(0, 12, 1).map((step) =>
      shift(heart, size * (1 + 0.25 * Math.sin(step * 2.1)), (step % 12) * (Math.PI / 6)),
    )
  })
  const plan: TownPlan = {
    middle,
    streets: all.map(({ name, angle, bend }) => ({
      name,
      line: every(firstMetre, lastMetre, 80).map((metres) => shift(middle, metres, angle + (bend * metres) / 1000)),
    })),
    rings: rings.map(({ name, metres }) => ({ name, line: around(metres) })),
    lanes: crossings,
    river: every(-6000, 6000, 200).map((along) => {
      const beside = shift(middle, 430 + 160 * Math.sin(along / 700), towards + Math.PI / 2)
      return shift(beside, along, towards)
    }),
    parks,
  }
  plans.set(postalCode, plan)
  return plan
}

import { type Point, writtenDegrees } from '../../../src/core/french/coordinates.ts'
import { places, townsOf } from '../relays/towns.ts'
import { folded } from '../search/folded.ts'
import { metresTo, onStreet, townPlan } from './town-plan.ts'

interface Known {
  kind: 'municipality' | 'street'
  street: string
  city: string
  postalCode: string
  /** Its words, folded for searches. */
  words: string[]
}

let known: Known[] | undefined

const wordsOf = (text: string): string[] => folded(text).split(' ').filter(Boolean)

/** Returns the communes of a postal code, without those that have another postal code for themselves alone. */
function communesOf(postalCode: string): string[] {
  const names = townsOf(postalCode).map(({ name }) => name)
  const others = Object.keys(places).filter((other) => other !== postalCode)
  const isElsewhere = (name: string): boolean =>
    others.some((other) => {
      const [first, ...more] = townsOf(other)
      return first?.name === name && more.length === 0
    })
  return names.length > 1 ? names.filter((name) => !isElsewhere(name)) : names
}

/** Returns every town on the map, and each of its streets. */
function allKnown(): Known[] {
  known ??= Object.keys(places).flatMap((postalCode) =>
    communesOf(postalCode).flatMap((city): Known[] => {
      const streets = townPlan(postalCode)?.streets.map(({ name }) => name) ?? []
      const of = (kind: Known['kind'], street: string): Known => ({
        kind,
        street,
        city,
        postalCode,
        words: wordsOf(`${street} ${postalCode} ${city}`),
      })
      return [of('municipality', ''), ...streets.map((street) => of('street', street))]
    }),
  )
  return known
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a feature in the format of the French address base (GeoCodeJSON): a point and its names. */
function featureOf({ kind, street, city, postalCode }: Known, number: string | undefined) {
  const point: Point | undefined =
    kind === 'street' ? onStreet(postalCode, street, metresTo(Number(number ?? 1))) : townPlan(postalCode)?.middle
  if (!point) return undefined
  const isHouse = kind === 'street' && number !== undefined
  const line = isHouse ? `${number} ${capital(street)}` : capital(street)
  return {
    type: 'Feature',
    geometry: {
      type: 'Point',
      coordinates: [Number(writtenDegrees(point.longitude)), Number(writtenDegrees(point.latitude))],
    },
    properties: {
      label: kind === 'street' ? `${line} ${postalCode} ${city}` : `${city} (${postalCode})`,
      score: isHouse ? 0.95 : 0.9,
      type: isHouse ? 'housenumber' : kind,
      name: line || city,
      postcode: postalCode,
      city,
      ...(isHouse && number !== undefined && { housenumber: number }),
      ...(kind === 'street' && { street: capital(street) }),
    },
  }
}

/**
 * Returns the addresses that match a search: each word typed must begin one of theirs. Towns come before streets,
 * except after a street number.
 */
export function geocode(searched: string, limit: number) {
  const [, number, rest = searched] = /^\s*(\d{1,4})(?:\s*(?:bis|ter))?(?:\s*,)?\s+(.*)$/i.exec(searched) ?? []
  const wanted = wordsOf(rest)
  if (wanted.length === 0) return []
  const found = allKnown().filter(({ words }) => wanted.every((word) => words.some((one) => one.startsWith(word))))
  // A leading number of up to four digits means a street; « 29200 Brest » begins with five, so it does not.
  const first = number === undefined ? 'municipality' : 'street'
  return found
    .sort((one, other) => Number(other.kind === first) - Number(one.kind === first))
    .flatMap((one) => featureOf(one, number) ?? [])
    .slice(0, limit)
}

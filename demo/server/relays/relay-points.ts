import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { numberAt, onStreet, streetNames } from '../streets/town-plan.ts'
import { townsOf } from './towns.ts'

/** `open`: `09:00-12:00 14:00-19:00`, empty when closed. */
export interface DayHours {
  day: string
  open: string
}

const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

/** Opening hours of seven days, from Monday. */
const weeks: string[][] = [
  [
    '',
    '09:00-12:30 14:00-19:00',
    '09:00-12:30 14:00-19:00',
    '09:00-12:30 14:00-19:00',
    '09:00-12:30 14:00-19:30',
    '09:00-19:00',
    '',
  ],
  ['07:00-20:00', '07:00-20:00', '07:00-20:00', '07:00-20:00', '07:00-20:30', '07:30-20:00', '08:00-13:00'],
  [
    '10:00-12:00 15:00-19:00',
    '10:00-12:00 15:00-19:00',
    '',
    '10:00-12:00 15:00-19:00',
    '10:00-12:00 15:00-19:00',
    '10:00-18:00',
    '',
  ],
]

/** Returns a week of opening hours, always the same for the same number. */
function openingHours(number: number): DayHours[] {
  const week = weeks[number % weeks.length] ?? []
  return days.map((day, index) => ({ day, open: week[index] ?? '' }))
}

/** A shop that keeps parcels. Coordinates are texts with a decimal comma, as carriers give them. */
export interface RelayPoint {
  /** Six digits; the zeros in front count. */
  id: string
  /** The data from which the server finds it again. */
  params: string
  name: string
  street: string
  more: string
  postalCode: string
  city: string
  latitude: string | null
  longitude: string | null
  /** Metres from the centre of the town. */
  distance: number
  hours: DayHours[]
}

const shops = [
  'Tabac presse Le Goéland',
  'Épicerie du Port',
  'Fleurs d’Armor',
  'Librairie La Page cornée',
  'Pressing des Halles',
  'Cordonnerie Talon d’Achille',
  'Cave Bouchon et compagnie',
  'Supérette Le Panier',
  'Station du Rond-Point',
]
/** Returns bytes that are always the same for the same text. */
const bytesOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const french = (degrees: number): string => degrees.toFixed(7).replace('.', ',')

const encode = (postalCode: string, city: string): string =>
  Buffer.from(JSON.stringify([postalCode, city])).toString('base64url')

function pointOf(postalCode: string, city: string, index: number): RelayPoint {
  const bytes = bytesOf(`${postalCode} ${city} ${index}`)
  const distance = 120 + index * 260 + (bytes.readUInt8(0) % 200)
  const street = streetNames[bytes.readUInt8(5) % streetNames.length] ?? ''
  const point = bytes.readUInt8(2) % 7 === 0 ? undefined : onStreet(postalCode, street, distance)
  return {
    id: String((bytesOf(`${postalCode} ${city}`).readUInt16BE(0) % 9000) + index).padStart(6, '0'),
    params: encode(postalCode, city),
    name: shops[(bytes.readUInt8(3) + index) % shops.length] ?? '',
    street: `${numberAt(distance)} ${street}`,
    more: bytes.readUInt8(6) % 4 === 0 ? 'Galerie marchande' : '',
    postalCode,
    city,
    latitude: point ? french(point.latitude) : null,
    longitude: point ? french(point.longitude) : null,
    distance,
    hours: openingHours(bytes.readUInt8(7)),
  }
}

/** Returns the relay points of a town, the nearest first; none when the postal code is not the town's. */
export function relayPoints(postalCode: string, city: string): RelayPoint[] {
  const town = townsOf(postalCode).find(({ name }) => name.localeCompare(city, 'fr', { sensitivity: 'base' }) === 0)
  if (!town) return []
  const count = 3 + (bytesOf(`${postalCode} ${town.name}`).readUInt8(2) % 5)
  return Array.from({ length: count }, (_, index) => pointOf(postalCode, town.name, index))
}

/** Returns true when two points are the same. The carrier's identifier alone may be reused in another town. */
export function isSameRelay(one: RelayPoint, other: RelayPoint | null | undefined): boolean {
  return one.id === other?.id && one.params === other.params
}

const place = v.tuple([v.string(), v.string()])

/** Returns the relay point of an identifier and its parameters; undefined when they do not match. */
export function findRelay(id: string, params: string): RelayPoint | undefined {
  try {
    const [postalCode, city] = v.parse(place, JSON.parse(Buffer.from(params, 'base64url').toString('utf8')))
    return relayPoints(postalCode, city).find((point) => point.id === id)
  } catch {
    return undefined
  }
}

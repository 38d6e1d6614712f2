/** A point in degrees, positive to the north and east. */
export interface Point {
  latitude: number
  longitude: number
}

export type Axis = keyof Point

/**
 * The result of reading a coordinate: its degrees, or what is wrong: it cannot be read, it is out of range, or it names
 * a side of the other axis (« 4° O » for a latitude).
 */
export type Reading =
  | { degrees: number; wrong?: undefined }
  | { degrees?: undefined; wrong: 'unread' | 'range' | 'side' }

const most = { latitude: 90, longitude: 180 }
const sides: Record<string, [axis: Axis, sign: 1 | -1]> = {
  N: ['latitude', 1],
  S: ['latitude', -1],
  E: ['longitude', 1],
  O: ['longitude', -1],
  W: ['longitude', -1],
}

const side =
  /^(?:NORD|NORTH|SUD|SOUTH|EST|EAST|OUEST|WEST|[NSEOW])\b\.?\s*|\s*(?:NORD|NORTH|SUD|SOUTH|EST|EAST|OUEST|WEST|[NSEOW])\.?$/
const amount = String.raw`(\d+(?:[.,]\d+)?)`
const parts = new RegExp(
  String.raw`^([+-])?\s*${amount}(?:\s*(?:°|\s|D|DEG)\s*(?:${amount}\s*(?:'|MIN)?\s*(?:${amount}\s*(?:"|''|SEC)?)?)?)?$`,
)

/** Replaces the signs of keyboards, phones and maps by one form: « 48º 23′ » and « 48° 23' » become the same. */
function plain(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/[−–]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/[′’‘ʹ´]/g, "'")
    .replace(/[″”“ʺ]/g, '"')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
}

const numberOf = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))

/** Returns the degrees of a text without a side; null if it is invalid. Only the last part may have decimals. */
function degreesOf(text: string): number | null {
  const [whole, sign, ...given] = parts.exec(text) ?? []
  if (!whole) return null
  const written = given.filter((part) => part !== undefined)
  const [degrees = 0, minutes = 0, seconds = 0] = written.map(numberOf)
  if (minutes >= 60 || seconds >= 60 || written.slice(0, -1).some((part) => /[.,]/.test(part))) return null
  return (degrees + minutes / 60 + seconds / 3600) * (sign === '-' ? -1 : 1)
}

/**
 * Reads a coordinate as people write it: « 48,3904 », `48.3904`, « 48°23′25″ N », « 48 23,4 », « 4° 29′ Ouest ». Plus
 * codes are not supported.
 */
export function readCoordinate(text: string, axis: Axis): Reading {
  const whole = plain(text)
  const letter = side.exec(whole)?.[0].trim().charAt(0)
  const [given, sign] = (letter && sides[letter]) || [axis, 1 as const]
  const bare = letter ? whole.replace(side, '').trim() : whole
  const degrees = degreesOf(bare)
  if (degrees === null || (letter && /^[+-]/.test(bare))) return { wrong: 'unread' }
  if (given !== axis) return { wrong: 'side' }
  return degrees > most[axis] || degrees < -most[axis] ? { wrong: 'range' } : { degrees: degrees * sign }
}

/** Separators of two coordinates, the most certain first: a space or a comma may also be inside one. */
const between = [/\s*[;/\t]\s*/g, /,\s+/g, /,/g, /\s+/g]

function pairOf(first: string, second: string): Point | null {
  const latitude = readCoordinate(first, 'latitude')
  const longitude = readCoordinate(second, 'longitude')
  if (latitude.wrong || longitude.wrong) return null
  return { latitude: latitude.degrees, longitude: longitude.degrees }
}

/** Reads a text of two coordinates, as maps copy them: « 48.3904, -4.4861 ». Null for any other text. */
export function readPair(text: string): Point | null {
  // No pair is that long; a longer text must not be tried at each of its spaces.
  if (text.length > 100) return null
  if ((['latitude', 'longitude'] as const).some((axis) => readCoordinate(text, axis).wrong !== 'unread')) return null
  for (const separator of between) {
    for (const { index, 0: found } of text.matchAll(separator)) {
      const halves = [text.slice(0, index), text.slice(index + found.length)] as const
      const pair = pairOf(...halves) ?? (/[NSEOW]/i.test(text) ? pairOf(halves[1], halves[0]) : null)
      if (pair) return pair
    }
  }
  return null
}

/** Writes degrees as forms send them: with a decimal point and at most six decimals, which is 10 cm. */
export const writtenDegrees = (degrees: number): string => String(Number(degrees.toFixed(6)))

import { parseDay } from './day.ts'

type Unit = 'y' | 'm' | 'd' | 'h' | 'i' | 's'

interface UnitPart {
  unit: Unit
  /** Number of digits: exactly as many are written, at most as many are read. */
  size: number
}

/** The format of a day, or of a day and a time: its units in order, and the text between them. */
export type MomentShape = readonly (UnitPart | string)[]

/** The digits of each unit. */
type Moment = Record<Unit, string>

const unitOf: Record<string, Unit> = { y: 'y', m: 'm', n: 'm', d: 'd', j: 'd', h: 'h', g: 'h', i: 'i', s: 's' }

const isUnit = (part: UnitPart | string): part is UnitPart => typeof part !== 'string'

function partOf(letters: string, isTime: boolean): UnitPart | string {
  const letter = letters.charAt(0).toLowerCase()
  const unit = isTime && letter === 'm' ? 'i' : unitOf[letter]
  if (!unit) return letters
  return { unit, size: unit === 'y' && letters !== 'y' ? 4 : 2 }
}

const partsOf = (format: string, isTime: boolean): (UnitPart | string)[] =>
  [...format.matchAll(/([a-z])\1*|[^a-z]+/gi)].map(([letters]) => partOf(letters, isTime))

/** Reads a format as templates write it: `dd/mm/yy`, `d/m/Y`, `yy-mm-dd`; of the time `HH:mm:ss`, `H:i`. */
export function readShape(date: string, time = ''): MomentShape {
  return time ? [...partsOf(date, false), ' ', ...partsOf(time, true)] : partsOf(date, false)
}

export const unitsOf = (shape: MomentShape): UnitPart[] => shape.filter(isUnit)

/** Splits digits without separators by the sizes of the units. */
function cut(digits: string, units: readonly UnitPart[]): string[] {
  const sizes = units.map(({ size }) => size)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const found: string[] = []
  let from = 0
  for (const [index, { unit, size }] of units.entries()) {
    const short = unit === 'y' && digits.length === whole - 2 ? 2 : (sizes[index] ?? size)
    if (from < digits.length) found.push(digits.slice(from, from + short))
    from += short
  }
  return from >= digits.length ? found : []
}

/** Returns true if the year comes first, as servers write a day, whatever the shape. */
const isSent = (text: string): boolean => /^\d{4}\D\d/.test(text)

/**
 * Returns the digits of each unit of a text that was typed, pasted or received, with day and year in any order. Does
 * not check that the day exists. Missing parts of the time are 00.
 * @returns undefined if a unit of the day is missing, or if there is more than digits and separators.
 */
export function splitMoment(text: string, shape: MomentShape): Moment | undefined {
  const plain = text.normalize('NFKC').trim()
  if (!plain || /[^\d/\-.,: THhZz]/.test(plain)) return undefined
  const units = unitsOf(shape)
  const days = isSent(plain)
    ? (['y', 'm', 'd'] as const)
    : units.map(({ unit }) => unit).filter((unit) => /[ymd]/.test(unit))
  const blocks = plain.match(/\d+/g) ?? []
  const numbers = blocks.length === 1 ? cut(blocks[0], units) : blocks
  if (numbers.length < days.length || numbers.length > 6) return undefined
  const moment: Moment = { y: '', m: '', d: '', h: '00', i: '00', s: '00' }
  for (const [index, unit] of [...days, ...(['h', 'i', 's'] as const)].entries()) {
    moment[unit] = numbers[index]?.padStart(2, '0') ?? moment[unit]
  }
  return moment
}

/** Writes the digits of each unit; the year keeps four digits, unless the shape has two. */
export function joinMoment(moment: Moment, shape: MomentShape): string {
  return shape
    .map((part) => {
      if (!isUnit(part)) return part
      const digits = moment[part.unit]
      return part.unit === 'y' && part.size === 2 ? digits.slice(-2) : digits
    })
    .join('')
}

/** Returns the moment with its full year; `undefined` if there is no such day or time. */
export function realMoment(moment: Moment): Moment | undefined {
  const [y, m, d] = parseDay(`${moment.d}/${moment.m}/${moment.y}`)?.split('-') ?? []
  if (!y || !m || !d || Number(moment.h) > 23 || Number(moment.i) > 59 || Number(moment.s) > 59) return undefined
  return { ...moment, y, m, d }
}

/** Returns the day of a moment as `Y-m-d`. */
export const dayOf = ({ y, m, d }: Moment): string => `${y}-${m}-${d}`

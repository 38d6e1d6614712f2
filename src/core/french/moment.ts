import { parseDay } from './day.ts'

type Unit = 'y' | 'm' | 'd' | 'h' | 'i' | 's'

interface UnitPart {
  unit: Unit
  /** Digits that are written; as many are read at the most. */
  size: number
}

/** How a day, or a day and a time, is written: its units in their order, and the text between them. */
export type MomentShape = readonly (UnitPart | string)[]

/** What stands for each unit, as digits. */
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

/** Digits that are written without a break: they are cut as the shape says. */
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

/** Whether the year comes first, whatever the shape says: so do servers write a day. */
const isSent = (text: string): boolean => /^\d{4}\D\d/.test(text)

/**
 * The digits of each unit of what was typed, pasted or sent, in any order of day and year; whether there is such a day
 * is not asked. What it does not say of the time is nought.
 * @returns undefined where a unit of the day is missing, or where there is more than digits and what separates them.
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

/** Writes the digits of each unit; a year of four digits stays whole. */
export function joinMoment(moment: Moment, shape: MomentShape): string {
  return shape
    .map((part) => {
      if (!isUnit(part)) return part
      const digits = moment[part.unit]
      return part.unit === 'y' && part.size === 2 ? digits.slice(-2) : digits
    })
    .join('')
}

/** The same with the year in full, where there is such a day and time; `undefined` where there is none. */
export function realMoment(moment: Moment): Moment | undefined {
  const [y, m, d] = parseDay(`${moment.d}/${moment.m}/${moment.y}`)?.split('-') ?? []
  if (!y || !m || !d || Number(moment.h) > 23 || Number(moment.i) > 59 || Number(moment.s) > 59) return undefined
  return { ...moment, y, m, d }
}

/** `Y-m-d` of a moment. */
export const dayOf = ({ y, m, d }: Moment): string => `${y}-${m}-${d}`

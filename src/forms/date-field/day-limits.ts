import { formatLongDay, parseDay } from '../../core/french/day.ts'
import { addDays, toDay } from '../../core/french/day-steps.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'

/** The days that a field takes, as plain `Y-m-d` strings, which compare as days do. */
export interface DayLimits {
  min: string
  max: string
  isClosed(day: string): boolean
}

const weekDays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

/** A date at which it is that day here: noon, which no change of the clock moves to another day. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** `Y-m-d`, any way of writing a day, `today`, or days from today: `+7`, `-1`. */
function readDay(text: string): string | undefined {
  const plain = text.trim()
  const offset = /^(?:today)?([+-]\d+)?$/.exec(plain)
  if (plain && offset) return addDays(toDay(new Date()), Number(offset[1] ?? 0))
  return parseDay(plain)
}

/** `1900:2031`, `1900-2031` or `1900 2031`: without it from 1900 to five years from now (DATE-01). */
function readYears(text: string): [first: number, last: number] {
  const [first, last] = (text.match(/\d{4}/g) ?? []).map(Number)
  return [first ?? 1900, last ?? new Date().getFullYear() + 5]
}

/** `dimanche`, `25/12`, `12-25` or `2026-05-01`, one after the other. */
function readClosed(text: string): (day: string) => boolean {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const named = new Set(words.flatMap((word) => weekDays.findIndex((each) => each === word || `${each}s` === word)))
  const days = new Set(words.flatMap((word) => parseDay(word) ?? []))
  const yearly = new Set(
    words.flatMap((word) => {
      const [, day = '', month = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(word) ?? []
      return day ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : /^\d\d-\d\d$/.test(word) ? word : []
    }),
  )
  return (day) => days.has(day) || yearly.has(day.slice(5)) || named.has(toDate(day).getDay())
}

/** What an author says of the days; a bound that is none is left out. */
export function readLimits(said: { min: string; max: string; years: string; closed: string }): DayLimits {
  const [first, last] = readYears(said.years)
  const bounds = { min: `${first}-01-01`, max: `${last}-12-31` }
  const [min, max] = [readDay(said.min), readDay(said.max)]
  return {
    min: min && (!said.years || min > bounds.min) ? min : bounds.min,
    max: max && (!said.years || max < bounds.max) ? max : bounds.max,
    isClosed: readClosed(said.closed),
  }
}

/** The nearest day of those that may be taken, closed or not. */
export function within({ min, max }: DayLimits, day: string): string {
  if (day < min) return min
  return day > max ? max : day
}

/** Why a day is not taken, in a sentence. */
export function refusalOf({ min, max, isClosed }: DayLimits, day: string): string | undefined {
  if (day < min) return t('from', { day: formatLongDay(min) })
  if (day > max) return t('until', { day: formatLongDay(max) })
  return isClosed(day) ? t('closed', { day: formatLongDay(day) }) : undefined
}

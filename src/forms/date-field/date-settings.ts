import { addDays, formatLongDay, parseDay, toDay } from '../../core/french/day.ts'

import { type MomentShape, readShape } from '../../core/french/moment.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { dateMask } from '../../ui/mask/date-mask.ts'
import type { DateFieldOptions } from './date-field-attributes.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'

/** The days that a field accepts, as `Y-m-d` strings, which sort like days. */
export interface DayLimits {
  min: string
  max: string
  isClosed(day: string): boolean
}

const weekDays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

/** Returns a Date at noon of the day, so that daylight saving time cannot move it to another day. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** Parses `Y-m-d`, any other way of writing a day, `today`, or an offset from today: `+7`, `-1`. */
function readDay(text: string): string | undefined {
  const plain = text.trim()
  const offset = /^(?:today)?([+-]\d+)?$/.exec(plain)
  if (plain && offset) return addDays(toDay(new Date()), Number(offset[1] ?? 0))
  return parseDay(plain)
}

/** Parses `1900:2031`, `1900-2031` or `1900 2031`; from 1900 to five years from now if empty (DATE-01). */
function readYears(text: string): [first: number, last: number] {
  const [first, last] = (text.match(/\d{4}/g) ?? []).map(Number)
  return [first ?? 1900, last ?? new Date().getFullYear() + 5]
}

/** Parses a list of closed days: `dimanche`, `25/12`, `12-25` or `2026-05-01`. */
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

/** Parses the author's limits; a bound that is not a day is ignored. */
function readLimits(options: { min: string; max: string; years: string; closed: string }): DayLimits {
  const [first, last] = readYears(options.years)
  const bounds = { min: `${first}-01-01`, max: `${last}-12-31` }
  const [min, max] = [readDay(options.min), readDay(options.max)]
  return {
    min: min && (!options.years || min > bounds.min) ? min : bounds.min,
    max: max && (!options.years || max < bounds.max) ? max : bounds.max,
    isClosed: readClosed(options.closed),
  }
}

/** Returns the nearest day between the bounds; it may be a closed one. */
export function within({ min, max }: DayLimits, day: string): string {
  if (day < min) return min
  return day > max ? max : day
}

/** Returns why a day is not accepted; undefined if it is. */
export function refusalOf({ min, max, isClosed }: DayLimits, day: string): string | undefined {
  if (day < min) return t('from', { day: formatLongDay(min) })
  if (day > max) return t('until', { day: formatLongDay(max) })
  return isClosed(day) ? t('closed', { day: formatLongDay(day) }) : undefined
}

/** The settings of a date field. */
interface DateSettings {
  hasTime: boolean
  hasSeconds: boolean
  shown: MomentShape
  sent: MomentShape
  /** Converts the displayed value into `Y-m-d HH:mm:ss`, or `Y-m-d` without a time. */
  read(value: string): string
}

/** The format used in our code, whatever is displayed and sent. */
const plain = readShape('yy-mm-dd', 'HH:mm:ss')

/** Reads an attribute as its author wrote it, since a mask removes some of them. */
const written = (field: HTMLInputElement, name: string): string => writtenAttribute(field, name) ?? ''

/** Reads the field's own `data-` settings, under the names of the element's attributes (DATE-01). */
function ownOf({ dataset }: HTMLInputElement): Partial<DateFieldOptions> {
  const names = ['yearRange', 'dateFormat', 'timeFormat', 'sentDateFormat', 'sentTimeFormat', 'showSecond'] as const
  return Object.fromEntries(names.flatMap((name) => (dataset[name] ? [[name, dataset[name]]] : [])))
}

const boundsOf = (field: HTMLInputElement, options: DateFieldOptions): { min: string; max: string } => ({
  min: options.min || written(field, 'min'),
  max: options.max || written(field, 'max'),
})

/** Returns the days that the field accepts now: a script may change its bounds, and `today` changes every day. */
export function limitsOf(field: HTMLInputElement, options: DateFieldOptions): DayLimits {
  return readLimits({
    ...boundsOf(field, options),
    years: ownOf(field).yearRange ?? options.yearRange,
    closed: options.closed,
  })
}

/** Returns true if a bound is relative to the current day: `today`, `+7`. */
export function isRelative(field: HTMLInputElement, options: DateFieldOptions): boolean {
  return Object.values(boundsOf(field, options)).some((bound) => /^(?:today|[+-]\d)/.test(bound.trim()))
}

export function readSettings(field: HTMLInputElement, given: DateFieldOptions): DateSettings {
  const options = { ...given, ...ownOf(field) }
  const hasTime = options.time || written(field, 'type') === 'datetime-local' || field.matches('.flexitdatetime')
  const hasSeconds = !/^(?:false|0|no|non)$/i.test(options.showSecond.trim())
  const shape = (date: string, time: string): MomentShape => readShape(date, hasTime ? time : '')
  const shown = shape(options.dateFormat, hasSeconds ? options.timeFormat : options.timeFormat.replace(/\W*s+$/, ''))
  return {
    hasTime,
    hasSeconds,
    shown,
    sent: shape(options.sentDateFormat, options.sentTimeFormat),
    read: dateMask({ shown, sent: plain }).send,
  }
}

/** Returns the displayed day as `Y-m-d`; empty if it is not a day. */
export function dayIn(field: HTMLInputElement, { read }: DateSettings): string {
  const [day = ''] = read(field.value).split(' ')
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : ''
}

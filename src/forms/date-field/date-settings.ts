import { type MomentShape, readShape } from '../../core/french/moment.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { dateMask } from '../../ui/mask/date-mask.ts'
import type { DateFieldOptions } from './date-field-attributes.ts'
import { type DayLimits, readLimits } from './day-limits.ts'

/** The settings of a date field. */
export interface DateSettings {
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

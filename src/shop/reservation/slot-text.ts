import { formatDayAs } from '../../core/french/day.ts'
import { countOf } from '../../core/french/plural.ts'

type DayPart = 'weekday' | 'month' | 'number'

const options: Record<DayPart, Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  number: { day: 'numeric' },
}

/** One part of a day, short: « sam. », « nov. », « 21 ». */
export function dayPart(day: string, part: DayPart): string {
  return formatDayAs(day, options[part])
}

/** « 10:00–11:00 » */
export function hours(start: string, end: string): string {
  return `${start}–${end}`
}

export function placesText(count: number): string {
  return countOf(count, 'place')
}

/** Seconds as a clock shows them: « 14:05 ». */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Seconds as they are said: « 5 minutes », « 30 secondes ». */
export function duration(seconds: number): string {
  return seconds >= 60 ? countOf(Math.round(seconds / 60), 'minute') : countOf(seconds, 'seconde')
}

import { countOf } from '../../core/french/number.ts'

/** « 10:00–11:00 » */
export function hours(start: string, end: string): string {
  return `${start}–${end}`
}

export function placesText(count: number): string {
  return countOf(count, 'place')
}

/** Writes seconds as a clock: « 14:05 ». */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Writes seconds in words: « 5 minutes », « 30 secondes ». */
export function duration(seconds: number): string {
  return seconds >= 60 ? countOf(Math.round(seconds / 60), 'minute') : countOf(seconds, 'seconde')
}

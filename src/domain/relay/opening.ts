import { fold } from '../../core/french/fold.ts'
import { formatTime, formatTimes } from '../../core/french/time.ts'
import type { OpeningDay } from './relay-point.ts'

/** The state of a place: open until a time, or closed until it opens next. */
export type Opening =
  | { open: true; until: string }
  /** `inDays`: 0 today, 1 tomorrow, … 7 in a week; `day`: the carrier's name of the day. */
  | { open: false; at: string; inDays: number; day: string }

interface Hours {
  /** Minutes since midnight. */
  from: number
  to: number
}

const week = ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim']
const english = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const range = /(\d{1,2})[:h](\d{2})?\s*[-–]\s*(\d{1,2})[:h](\d{2})?/g

/** Time zones of the French postal codes outside the zone of Paris. */
const zones: Record<string, string> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '975': 'America/Miquelon',
  '976': 'Indian/Mayotte',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
}

/** Returns the time zone of the opening hours at a postal code. */
export function zoneOf(postalCode: string): string {
  return zones[postalCode.slice(0, 3)] ?? 'Europe/Paris'
}

function readHours(text: string): Hours[] {
  const minutes = (hours = '0', rest = '0'): number => Number(hours) * 60 + Number(rest)
  return [...text.matchAll(range)].map(([, fromHour, fromRest, toHour, toRest]) => ({
    from: minutes(fromHour, fromRest),
    to: minutes(toHour, toRest) || 24 * 60,
  }))
}

/**
 * Formats the opening hours of a day: `10:00-12:00 15:00-19:00` is « 10 h – 12 h, 15 h – 19 h » in French. A text that is
 * not made of hours alone stays as it is.
 */
export function formatHours(text: string): string {
  if (/[^\s,;/]/.test(text.replace(range, ''))) return text
  return readHours(text)
    .map(({ from, to }) => formatTimes(from, to))
    .join(', ')
}

/** Returns the day of the week, from 0 for Monday, and the minutes since midnight in a time zone. */
function localTime(now: Date, timeZone: string): { day: number; minutes: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: english.indexOf(parts['weekday'] ?? ''), minutes: Number(parts['hour']) * 60 + Number(parts['minute']) }
}

/**
 * Returns whether a place is open at a moment, and until when, or when it opens next. Public holidays are not known.
 *
 * @returns null when the hours cannot be read.
 */
export function openingAt(hours: readonly OpeningDay[], now: Date, timeZone: string): Opening | null {
  const { day, minutes } = localTime(now, timeZone)
  const named = (index: number) => hours.find((known) => fold(known.day).startsWith(week[index % 7] ?? '?'))
  for (let inDays = 0; inDays <= 7; inDays++) {
    const known = named(day + inDays)
    if (!known) continue
    for (const { from, to } of readHours(known.open).sort((a, b) => a.from - b.from)) {
      if (inDays === 0 && to <= minutes) continue
      if (inDays === 0 && from <= minutes) return { open: true, until: formatTime(to) }
      return { open: false, at: formatTime(from), inDays, day: known.day }
    }
  }
  return null
}

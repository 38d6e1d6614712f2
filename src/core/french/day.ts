import { isFrench, textLocale } from '../i18n/texts.ts'

/** Returns the day of a date as `Y-m-d`, in local time. */
export function toDay(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Returns the day that many days later, or earlier. */
export function addDays(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10)
}

/** Returns the same day that many months later, or earlier; the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const months = year * 12 + month - 1 + count
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return `${toYear}-${pad(toMonth)}-${pad(Math.min(date, daysInMonth(toYear, toMonth)))}`
}

/** Returns the index of a day in its week, from 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day))
}

/** Returns consecutive weeks, each from Monday to Sunday. */
export function weeksFrom(monday: string, count: number): string[][] {
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => addDays(monday, week * 7 + at)),
  )
}

const pad = (value: number | string, length = 2): string => String(value).padStart(length, '0')

/** Returns the number of days of a month, from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Returns a day as `Y-m-d`; undefined if it does not exist, such as February 30. */
function plainDay(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`
}

/** Returns a year of four digits: two digits mean this century up to ten years ahead, else the last one. */
function fullYear(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  const now = new Date().getFullYear()
  const century = now - (now % 100)
  return century + year > now + 10 ? century - 100 + year : century + year
}

/**
 * Reads a day as people and servers write it, as plain text, without time zones: `29/02/2024`, `1-2-24`, `01.02.2024`,
 * `20240201`, `2024-2-1`, `2024-02-01 10:30:00`.
 * @returns `Y-m-d`, or undefined if there is no such day.
 */
export function parseDay(text: string): string | undefined {
  const bare = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(bare) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(bare)
  if (iso) return plainDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const french = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(bare)
  return french ? plainDay(fullYear(french[3] ?? ''), Number(french[2]), Number(french[1])) : undefined
}

/** By language and options: to make a formatter takes as long as to use it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = textLocale()
  const key = locale + JSON.stringify(options)
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formatters.set(key, known)
  return known
}

/** Writes the first of a month as French does: « 1er mai ». */
export const withFirst = (text: string): string => text.replace(/\b1 /, '1er ')

/**
 * Writes a day in the page's language, without time zones; the first of a month is « 1er » in French. Text that is not
 * a day stays as it is.
 */
export function formatDayAs(day: string, options: Intl.DateTimeFormatOptions): string {
  const [year = 0, month = 1, date = 1] = parseDay(day)?.split('-').map(Number) ?? []
  if (!year) return day
  const text = formatterOf(options).format(Date.UTC(year, month - 1, date))
  return isFrench() ? withFirst(text) : text
}

/** `2026-11-20` → « 20/11/2026 » if the page is in French. */
export function formatDay(day: string): string {
  return formatDayAs(day, { day: '2-digit', month: '2-digit', year: 'numeric' })
}

/** `2026-11-20` → « vendredi 20 novembre 2026 » if the page is in French. */
export function formatLongDay(day: string): string {
  return formatDayAs(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

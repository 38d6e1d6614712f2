import { daysInMonth } from './day.ts'

const pad = (value: number): string => String(value).padStart(2, '0')

/** `Y-m-d` of a date, as the clock on the wall says it. */
export function toDay(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** A day some days away. */
export function addDays(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10)
}

/** The same day some months away, or the last of a month that is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const months = year * 12 + month - 1 + count
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return `${toYear}-${pad(toMonth)}-${pad(Math.min(date, daysInMonth(toYear, toMonth)))}`
}

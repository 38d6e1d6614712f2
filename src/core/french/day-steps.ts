import { daysInMonth } from './day.ts'

const pad = (value: number): string => String(value).padStart(2, '0')

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

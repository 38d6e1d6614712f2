import { addMonths } from '../../src/core/french/day.ts'

/** An entry of a calendar, as it travels (CAL-01). */
export interface DayEntry {
  /** `Y-m-d` */
  date: string
  title: string
  rel: string
  classname: string
  badge: string
  body: string
  footer: string
  link: string
}

/** `Y-m` of a year and a month from 1 to 12; that of today where they are none. */
export function monthOf(year = '', month = '', today: string): string {
  const isMonth = /^\d{4}$/.test(year) && /^(?:0?[1-9]|1[0-2])$/.test(month)
  return isMonth ? `${year}-${month.padStart(2, '0')}` : today.slice(0, 7)
}

/** `2026-12` and 1 → `2027-01`. */
export const monthAfter = (month: string, count: number): string => addMonths(`${month}-01`, count).slice(0, 7)

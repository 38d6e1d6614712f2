import { addDays } from './day-steps.ts'

/** How many days ago the week of a day began: it begins on Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day))
}

/** Weeks one after the other, each from its Monday on. */
export function weeksFrom(monday: string, count: number): string[][] {
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => addDays(monday, week * 7 + at)),
  )
}

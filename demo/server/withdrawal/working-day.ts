import { addDays, weekdayOf } from '../../../src/core/french/day.ts'
import { dayOf } from '../format.ts'

/** Returns Easter Sunday of the Gregorian calendar, `Y-m-d` (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10)
}

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']

/**
 * Returns true for a working day in France: not a Saturday, a Sunday, or a public holiday (code du travail, L3133-1).
 */
export function isWorkingDay(day: string): boolean {
  if (weekdayOf(day) >= 5 || fixed.includes(day.slice(5))) return false
  const sunday = easter(Number(day.slice(0, 4)))
  return ![1, 39, 50].some((after) => addDays(sunday, after) === day)
}

const periodDays = 14

/**
 * Returns the last day to withdraw, `Y-m-d` in France: the fourteenth day after the receipt, whose own day does not
 * count; if it is not a working day, the next one (code de la consommation, L221-18 and L221-19).
 */
export function lastDayToWithdraw(receivedAt: Date): string {
  let day = addDays(dayOf(receivedAt), periodDays)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

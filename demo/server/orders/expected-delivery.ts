import { formatDayAs } from '../../../src/core/french/day.ts'
import { dayOf } from '../format.ts'
import { addDays, isWorkingDay } from '../withdrawal/working-day.ts'
import type { Order } from './order.ts'

/** Working days that a delay takes, the shortest and the longest: « 48 h », « 3 à 4 jours », « Le jour même ». */
function workingDays(delay: string): [least: number, most: number] | null {
  if (/jour même/i.test(delay)) return [0, 0]
  const [, first, last = first, unit] = /(\d+)(?:\s*à\s*(\d+))?\s*(h|jours?)\b/.exec(delay) ?? []
  if (first === undefined) return null
  const days = (count: string | undefined): number => (unit === 'h' ? Math.ceil(Number(count) / 24) : Number(count))
  return [days(first), days(last)]
}

function addWorkingDays(from: string, count: number): string {
  let day = from
  while (!isWorkingDay(day)) day = addDays(day, 1)
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left--
  }
  return day
}

/**
 * The days on which an order is expected, `Y-m-d`, the first and the last: counted in working days from the one on which
 * it was paid.
 *
 * @returns null where nothing is shipped, where it is not paid yet, and for a delay that says no number.
 */
export function expectedDays({ status, terms, payment, createdAt }: Order): [first: string, last: string] | null {
  return terms.offer && status === 'paid' ? daysAfter(dayOf(payment?.closedAt ?? createdAt), terms.offer.delay) : null
}

/** The days on which what is paid on a day comes; null for a delay that says no number. */
function daysAfter(paid: string, delay: string): [first: string, last: string] | null {
  const days = workingDays(delay)
  return days && [addWorkingDays(paid, days[0]), addWorkingDays(paid, days[1])]
}

/** What a delivery promises to who orders on a day: its days, where its delay tells them. */
export function sayPromise(paid: string, delay: string, isFetched: boolean): string {
  const days = daysAfter(paid, delay)
  return days ? `${isFetched ? 'Prêt' : 'Livré'} ${sayExpected(days)}` : delay
}

const written = (day: string): string => formatDayAs(day, { weekday: 'long', day: 'numeric', month: 'long' })

/** « le mercredi 25 novembre », or « entre le jeudi 26 novembre et le vendredi 27 novembre » for days that differ. */
export function sayExpected([first, last]: [first: string, last: string]): string {
  return first === last ? `le ${written(first)}` : `entre le ${written(first)} et le ${written(last)}`
}

import { addDays, formatDayAs } from '../../../src/core/french/day.ts'
import { dayOf } from '../format.ts'
import { isWorkingDay } from '../withdrawal/working-day.ts'
import type { Order } from './order.ts'

/**
 * Returns the shortest and the longest number of working days of a delay: « 48 h », « 3 à 4 jours », « Le jour même ».
 */
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
 * Returns the first and the last day on which an order is expected, `Y-m-d`, in working days from the day of its
 * payment.
 * @returns null when nothing is shipped, when it is not paid yet, or when the delay states no number.
 */
export function expectedDays({ status, terms, payment, createdAt }: Order): [first: string, last: string] | null {
  return terms.offer && status === 'paid' ? daysAfter(dayOf(payment?.closedAt ?? createdAt), terms.offer.delay) : null
}

/** Returns the expected days for a payment on a day; null when the delay states no number. */
function daysAfter(paid: string, delay: string): [first: string, last: string] | null {
  const days = workingDays(delay)
  return days && [addWorkingDays(paid, days[0]), addWorkingDays(paid, days[1])]
}

/**
 * Returns the delivery promise for an order paid on a day: its expected days, or the delay itself when it states none.
 */
export function sayPromise(paid: string, delay: string, isFetched: boolean): string {
  const days = daysAfter(paid, delay)
  return days ? `${isFetched ? 'Prêt' : 'Livré'} ${sayExpected(days)}` : delay
}

const written = (day: string): string => formatDayAs(day, { weekday: 'long', day: 'numeric', month: 'long' })

/** « le mercredi 25 novembre », or « entre le jeudi 26 novembre et le vendredi 27 novembre » for days that differ. */
export function sayExpected([first, last]: [first: string, last: string]): string {
  return first === last ? `le ${written(first)}` : `entre le ${written(first)} et le ${written(last)}`
}

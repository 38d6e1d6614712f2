import { dayOf } from '../format.ts'
import { addDays, isWorkingDay } from './working-day.ts'

const periodDays = 14

/**
 * The last day to withdraw, `Y-m-d` in France: the fourteenth after the day on which the order was received, which does not
 * count; where that is not worked, the next one that is (code de la consommation, L221-18 and L221-19).
 */
export function lastDayToWithdraw(receivedAt: Date): string {
  let day = addDays(dayOf(receivedAt), periodDays)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

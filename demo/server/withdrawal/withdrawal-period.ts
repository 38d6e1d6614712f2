import { dayOf } from '../format.ts'
import { addDays, isWorkingDay } from './working-day.ts'

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

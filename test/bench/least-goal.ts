import type { Goal, Series } from './measurement.ts'
import { medianOf } from './statistics.ts'
import { amount } from './subjects.ts'

/** A goal that is met where flx needs no more of a case than each of the others. */
export function leastGoal(series: Series[], text: string, named: string, others: string[]): Goal {
  const unit = series.find((one) => one.case === named)?.unit ?? ''
  const at = (subject: string): number => medianOf(series, { subject, case: named })
  const found = [amount(at('flx'), unit), ...others.map((subject) => `${subject} ${amount(at(subject), unit)}`)]
  return { text, met: others.every((subject) => at('flx') <= at(subject)), found: found.join(' ; ') }
}

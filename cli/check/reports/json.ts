import type { CheckReport } from '../check-site.ts'
import { ruleOf } from '../rules.ts'
import { countOf } from '../tally.ts'

/** Returns the report as JSON, for other programs. */
export function jsonReport(report: CheckReport): string {
  const faults = report.faults.map((each) => ({ ...each, level: ruleOf(each.rule).level, due: ruleOf(each.rule).due }))
  const counts = { errors: countOf(report, 'error'), warnings: countOf(report, 'warning') }
  return `${JSON.stringify({ ...report, counts, faults }, null, 2)}\n`
}

import { writeFileSync } from 'node:fs'

function count(suite, totals) {
  for (const test of suite.tests) {
    if (test.skipped) totals.skipped++
    else if (test.passed) totals.passed++
    else totals.failed++
  }
  for (const inner of suite.suites) count(inner, totals)
}

/** Writes `{ passed, failed, skipped }` of the whole run to a file, for the script that adds the runs up. */
export function countReporter(file) {
  return {
    stop({ sessions }) {
      const totals = { passed: 0, failed: 0, skipped: 0 }
      for (const session of sessions) {
        if (session.testResults) count(session.testResults, totals)
        if (!session.testResults || session.errors.length > 0) totals.failed++
      }
      writeFileSync(file, JSON.stringify(totals))
    },
  }
}

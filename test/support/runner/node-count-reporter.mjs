import { writeFileSync } from 'node:fs'
import { slowestFiles } from './slowest-files.mjs'

/**
 * Reporter of Node's test runner that writes `{ passed, failed }` of the whole run to the file of `FLX_COUNTS`, and says
 * which files took longest.
 */
export default async function* countReporter(events) {
  const totals = { passed: 0, failed: 0 }
  const durations = new Map()
  for await (const { type, data } of events) {
    const hasEnded = type === 'test:pass' || type === 'test:fail'
    if (hasEnded && data.nesting === 0) {
      // A suite that a helper declares is known by its name alone.
      const label = /\.test\.tsx?$/.test(data.file) ? data.file : data.name
      durations.set(label, (durations.get(label) ?? 0) + data.details.duration_ms)
    }
    if (data?.details?.type === 'suite' || data?.skip) continue
    if (type === 'test:pass') totals.passed++
    if (type === 'test:fail') totals.failed++
  }
  if (process.env.FLX_COUNTS) writeFileSync(process.env.FLX_COUNTS, JSON.stringify(totals))
  yield slowestFiles(durations)
}

import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { slowestFiles } from './slowest-files.mjs'

const messageOf = ({ error }) =>
  (error?.cause?.message ?? error?.message ?? String(error)).trim().replace(/\s*\n\s*/g, ' ')

/**
 * A reporter for Node's test runner. It writes the same file of `FLX_RESULTS` as `resultsReporter` does for browser
 * tests, and prints the slowest files.
 */
export default async function* nodeResultsReporter(events) {
  const results = {}
  const durations = new Map()
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.nesting === 0) {
      // A suite that a helper declares is listed by its name, not by the helper's file.
      const label = /\.test\.tsx?$/.test(data.file) ? data.file : data.name
      durations.set(label, (durations.get(label) ?? 0) + data.details.duration_ms)
    }
    if (data.details.type === 'suite') continue
    const path = relative(process.cwd(), data.file ?? '')
    results[path] ??= { passed: 0, failed: [], skipped: 0 }
    const result = results[path]
    if (data.skip) result.skipped++
    else if (type === 'test:pass') result.passed++
    else result.failed.push(`${data.name} (${messageOf(data.details)})`)
  }
  if (process.env.FLX_RESULTS) writeFileSync(process.env.FLX_RESULTS, JSON.stringify(results))
  yield slowestFiles(durations)
}

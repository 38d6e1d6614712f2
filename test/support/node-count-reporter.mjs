import { writeFileSync } from 'node:fs'

/** Reporter of Node's test runner that writes `{ passed, failed }` of the whole run to the file of `FLX_COUNTS`. */
export default async function* countReporter(events) {
  const totals = { passed: 0, failed: 0 }
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite' || data?.skip) continue
    if (type === 'test:pass') totals.passed++
    if (type === 'test:fail') totals.failed++
  }
  if (process.env.FLX_COUNTS) writeFileSync(process.env.FLX_COUNTS, JSON.stringify(totals))
  yield ''
}

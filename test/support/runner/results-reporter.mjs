import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

function testsOf(suite, before = []) {
  const path = suite.name ? [...before, suite.name] : before
  const own = suite.tests.map((test) => ({ ...test, name: [...path, test.name].join(' › ') }))
  return [...own, ...suite.suites.flatMap((inner) => testsOf(inner, path))]
}

const firstLine = (error) => error?.message?.split('\n')[0] ?? 'nothing came of it'

function resultOf({ testResults, errors }) {
  const tests = testResults ? testsOf(testResults) : []
  const ran = tests.filter(({ skipped }) => !skipped)
  const failed = ran.filter(({ passed }) => !passed).map(({ name, error }) => `${name} (${firstLine(error)})`)
  if (!testResults || errors.length > 0) failed.push(firstLine(errors[0]))
  return { passed: ran.filter(({ passed }) => passed).length, failed, skipped: tests.length - ran.length }
}

/**
 * A reporter for web-test-runner. It writes the results to a file, by test file: `{ [file]: { passed: number, failed:
 * string[], skipped: number } }`.
 */
export function resultsReporter(file) {
  return {
    stop({ sessions }) {
      const results = [...sessions].map((session) => [relative(process.cwd(), session.testFile), resultOf(session)])
      writeFileSync(file, JSON.stringify(Object.fromEntries(results)))
    },
  }
}

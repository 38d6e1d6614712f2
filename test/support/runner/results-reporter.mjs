import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

function namesOf(suite, before = []) {
  const path = suite.name ? [...before, suite.name] : before
  const own = suite.tests
    .filter(({ skipped }) => !skipped)
    .map((test) => ({ ...test, name: [...path, test.name].join(' › ') }))
  return [...own, ...suite.suites.flatMap((inner) => namesOf(inner, path))]
}

/** Writes to a file what passed and what failed, by test file: `{ [file]: { passed: number, failed: string[] } }`. */
export function resultsReporter(file) {
  return {
    stop({ sessions }) {
      const results = {}
      for (const { testFile, testResults, errors } of sessions) {
        const tests = testResults ? namesOf(testResults) : []
        const failed = tests.filter(({ passed }) => !passed).map(({ name }) => name)
        if (!testResults || errors.length > 0) failed.push(errors[0]?.message.split('\n')[0] ?? 'nothing came of it')
        results[relative(process.cwd(), testFile)] = { passed: tests.filter(({ passed }) => passed).length, failed }
      }
      writeFileSync(file, JSON.stringify(results))
    },
  }
}

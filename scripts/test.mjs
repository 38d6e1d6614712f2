import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { installDependencies, run } from './setup.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'flx-tests-'))
const totals = { passed: 0, failed: 0 }

function title(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)
}

/** A tool that passes or fails as a whole counts as one test. */
function check(name, command, args) {
  title(name)
  const passed = run(command, args) === 0
  totals[passed ? 'passed' : 'failed']++
  return passed
}

/** A run that writes its own `{ passed, failed }`; one that dies before it could counts as a failure. */
function count(name, command, args, env) {
  title(name)
  const file = join(scratch, `${name}.json`)
  const status = run(command, args, { env: { ...env, FLX_COUNTS: file } })
  let counts
  try {
    counts = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    counts = { passed: 0, failed: 1 }
  }
  totals.passed += counts.passed
  totals.failed += counts.failed || (status === 0 ? 0 : 1)
}

function nodeTests(name, pattern, ...options) {
  count(name, 'node', [
    '--import=tsx',
    '--test',
    ...options,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./test/support/node-count-reporter.mjs',
    '--test-reporter-destination=stdout',
    pattern,
  ])
}

try {
  installDependencies()
  process.env.CHROME_PATH = ensureBrowser()
  check('Format et règles', 'biome', ['ci', '--error-on-warnings', '.'])
  check('Types', 'tsc', ['--noEmit'])
  check('Code mort', 'knip', [])
  check('Construction', 'node', ['scripts/build.mjs'])
  check('Tailles', 'size-limit', [])
  count('Éléments', 'wtr', [])
  nodeTests('Contrat', 'test/contract/**/*.test.ts', '--test-concurrency=2')
  nodeTests('Serveur', 'test/server/**/*.test.ts', '--test-concurrency=2')
  nodeTests('Bout en bout', 'test/e2e/**/*.test.ts', '--test-concurrency=1')
} catch (error) {
  console.error(error.message)
  totals.failed++
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0

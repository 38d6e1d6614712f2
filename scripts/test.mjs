import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildIfStale } from './build-if-stale.mjs'
import { installDependencies, run, runQuietly } from './setup.mjs'
import { findSuites } from './test/suites.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'flx-tests-'))
const totals = { passed: 0, failed: 0 }
const durations = []

function title(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)
}

async function timed(name, act) {
  const start = performance.now()
  const result = await act()
  durations.push({ name, seconds: (performance.now() - start) / 1000 })
  return result
}

/** A tool that passes or fails as a whole counts as one test. What it wrote is shown once it has ended. */
async function check(name, command, args) {
  const { status, output } = await timed(name, () => runQuietly(command, args))
  title(name)
  process.stdout.write(output)
  totals[status === 0 ? 'passed' : 'failed']++
}

/** A run that writes its own `{ passed, failed }`; one that dies before it could counts as a failure. */
async function count(name, command, args) {
  title(name)
  const file = join(scratch, `${name}.json`)
  const status = await timed(name, () => run(command, args, { env: { FLX_COUNTS: file } }))
  let counts
  try {
    counts = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    counts = { passed: 0, failed: 1 }
  }
  totals.passed += counts.passed
  totals.failed += counts.failed || (status === 0 ? 0 : 1)
}

function runSuite({ name, files }) {
  if (name === 'Éléments') return count(name, 'wtr', ['--files', ...files])
  return count(name, 'node', [
    '--import=tsx',
    '--test',
    '--test-concurrency=2',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./test/support/runner/node-count-reporter.mjs',
    '--test-reporter-destination=stdout',
    ...files,
  ])
}

async function checkThenMeasure() {
  await check('Construction', 'node', ['scripts/build.mjs'])
  await check('Tailles', 'size-limit', [])
}

/** What needs no test file: the build beside the tools that read the sources alone. */
async function checkSources() {
  const lint = async () => {
    await check('Format et règles', 'biome', ['ci', '--error-on-warnings', '.'])
    await check('Types', 'tsc', ['--noEmit'])
    await check('Code mort', 'knip', [])
  }
  await Promise.all([checkThenMeasure(), lint()])
}

/** Everything; or, with words, the test files that these name and what they need. */
async function test(words) {
  installDependencies()
  const suites = findSuites(words)
  process.env.CHROME_PATH = ensureBrowser()
  if (words.length === 0) await checkSources()
  else if (suites.some(({ needsDist }) => needsDist)) buildIfStale()
  for (const suite of suites) await runSuite(suite)
}

try {
  await test(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  totals.failed++
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
if (durations.length > 0) title('Durées')
for (const { name, seconds } of durations) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0

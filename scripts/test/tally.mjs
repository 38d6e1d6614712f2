import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { titleOf } from '../engines.mjs'
import { run, runQuietly } from '../setup.mjs'

/**
 * What came of each test file, each tool and each suite that could not run, by the name it is told by:
 * `{ passed: number, failed: string[], skipped: number, engine?: string, suite?: object, file?: string }`.
 */
const outcomes = new Map()
/** What failed beside others and passed alone, a line each. */
const unstable = []
const durations = []

function title(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)
}

/** Runs a tool and says how it ended; what runs beside another is shown once it has ended. */
async function runTitled(name, [command, ...args], { isAlone, env }) {
  const start = performance.now()
  let status
  if (isAlone) {
    title(name)
    status = run(command, args, { env })
  } else {
    const ended = await runQuietly(command, args, { env })
    title(name)
    process.stdout.write(ended.output)
    status = ended.status
  }
  durations.push({ name, seconds: (performance.now() - start) / 1000 })
  return status === 0
}

function note(name, { passed = 0, failed = [], skipped = 0, ...rest }) {
  outcomes.set(name, { passed, failed, skipped, ...rest })
}

/** A tool that passes or fails as a whole counts as one test. */
export async function check(name, ...command) {
  const hasPassed = await runTitled(name, command, { isAlone: false })
  note(name, hasPassed ? { passed: 1 } : { failed: [''] })
}

/** Tests that cannot run here. */
export function skip(name, why, engine) {
  console.log(`${name} : ${why}, ignoré.`)
  note(name, { skipped: 1, engine })
}

/** What stops the whole run. */
export function fail({ message }) {
  console.error(message)
  note(message, { failed: [''] })
}

function readResults(file) {
  try {
    return Object.entries(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Nothing was written, so nothing passed.
    return []
  }
}

/**
 * Runs the files of a suite, which write their own results; a run that dies before it could counts as a failure.
 * @param suite - As `findSuites` gives it.
 */
export async function count(suite, isAlone, heading = suite.name) {
  const { name, command, files, engine } = suite
  const folder = mkdtempSync(join(tmpdir(), 'flx-tests-'))
  const written = join(folder, 'results.json')
  const hasPassed = await runTitled(heading, [...command, ...files], {
    isAlone,
    env: { FLX_RESULTS: written, ...(engine && { FLX_ENGINE: engine }) },
  })
  const results = readResults(written)
  rmSync(folder, { recursive: true, force: true })
  for (const [file, result] of results) note(`${name} : ${file}`, { ...result, engine, suite, file })
  const hasSaid = results.some(([, { failed }]) => failed.length > 0)
  if (hasSaid || (hasPassed && results.length > 0)) return
  note(`${name} : s’est arrêté sans dire ce qui a échoué`, { failed: [''], engine })
}

/** More files than these do not fail because a machine was busy. */
const mostRetried = 5

/**
 * Runs the few files that failed beside others once more, alone: a fault fails again, and a test that a busy machine
 * made fail is named at the end, as one to mend, and refuses nobody's work.
 */
export async function retryFailed() {
  const failed = [...outcomes].filter(([, outcome]) => outcome.failed.length > 0)
  const canRetry = failed.every(([, { suite, file }]) => suite?.files.includes(file))
  if (!canRetry || failed.length > mostRetried) return
  for (const [name, { suite, file, failed: first }] of failed) {
    await count({ ...suite, files: [file] }, true, `${name}, second essai`)
    if (outcomes.get(name).failed.length === 0) unstable.push(...lines(name, first))
  }
}

const lines = (name, failed) => failed.map((test) => (test ? `${name} : ${test}` : name))

function sumOf(some) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of some) {
    sum.passed += passed
    sum.failed += failed.length
    sum.skipped += skipped
  }
  return sum
}

function list(text, all) {
  if (all.length === 0) return
  title(text)
  for (const line of all) console.log(line)
}

/** Says how long each part took, then the totals. @returns whether all passed */
export function conclude() {
  const all = [...outcomes.values()]
  list(
    'Durées',
    durations.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  )
  for (const engine of new Set(all.map((outcome) => outcome.engine).filter(Boolean))) {
    const { passed, failed, skipped } = sumOf(all.filter((outcome) => outcome.engine === engine))
    console.log(`${titleOf(engine)} : ${passed} réussis, ${failed} échoués, ${skipped} ignorés`)
  }
  list('Instables : ont échoué à côté d’autres, et passé seuls', unstable)
  list(
    'Échecs',
    [...outcomes].flatMap(([name, { failed }]) => lines(name, failed)),
  )
  const { passed, failed, skipped } = sumOf(all)
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0
}

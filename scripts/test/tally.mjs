import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { titleOf } from '../engines.mjs'
import { run, runQuietly } from '../setup.mjs'

const totals = { passed: 0, failed: 0, skipped: 0 }
/** The same, of each engine beside Chromium. */
const engines = new Map()
/** What failed, a line each: it is said again at the end, which alone is kept of some runs. */
const failures = []
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

/** A tool that passes or fails as a whole counts as one test. */
export async function check(name, ...command) {
  const hasPassed = await runTitled(name, command, { isAlone: false })
  add(hasPassed ? { passed: 1 } : { failed: 1 })
  if (!hasPassed) failures.push(name)
}

function add({ passed = 0, failed = 0, skipped = 0 }, engine) {
  if (engine && !engines.has(engine)) engines.set(engine, { passed: 0, failed: 0, skipped: 0 })
  for (const sum of [totals, engines.get(engine)].filter(Boolean)) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
}

/** Tests that cannot run here. */
export function skip(name, why, engine) {
  console.log(`${name} : ${why}, ignoré.`)
  add({ skipped: 1 }, engine)
}

/**
 * A run that writes its own results, by test file; one that dies before it could counts as a failure.
 * @param options.engine the engine that it is to run in
 */
export async function count(name, command, { isAlone, engine }) {
  const folder = mkdtempSync(join(tmpdir(), 'flx-tests-'))
  const file = join(folder, 'results.json')
  const hasPassed = await runTitled(name, command, {
    isAlone,
    env: { FLX_RESULTS: file, ...(engine && { FLX_ENGINE: engine }) },
  })
  let results = []
  try {
    results = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Said below: nothing was written, so nothing passed.
  }
  rmSync(folder, { recursive: true, force: true })
  for (const [path, { passed, failed, skipped }] of results) {
    add({ passed, failed: failed.length, skipped }, engine)
    failures.push(...failed.map((title) => `${name} : ${path} : ${title}`))
  }
  const hasSaid = results.some(([, { failed }]) => failed.length > 0)
  if (hasSaid || (hasPassed && results.length > 0)) return
  add({ failed: 1 }, engine)
  failures.push(`${name} : s’est arrêté sans dire ce qui a échoué`)
}

/** What stops the whole run. */
export function fail({ message }) {
  console.error(message)
  failures.push(message)
  add({ failed: 1 })
}

/** Says how long each part took, then the totals. @returns whether all passed */
export function conclude() {
  if (durations.length > 0) title('Durées')
  for (const { name, seconds } of durations) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
  for (const [engine, { passed, failed, skipped }] of engines)
    console.log(`${titleOf(engine)} : ${passed} réussis, ${failed} échoués, ${skipped} ignorés`)
  if (failures.length > 0) title('Échecs')
  for (const line of failures) console.log(line)
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`)
  return totals.failed === 0
}

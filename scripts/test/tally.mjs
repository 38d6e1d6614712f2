import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { environment, root } from '../setup.mjs'

/**
 * The results of each tool and suite: `{ name: string, seconds: number, passed: number, failed: string[], skipped:
 * number }`.
 */
let parts = []

/** Milliseconds after which a process is killed. Test runners give up sooner on a test that never ends. */
const timeout = 3_600_000

/** File in which the daily run stores its results, for `npm run test:all`. */
const kept = join(root, '.cache', 'tests.json')

function title(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)
}

function note(name, outcome) {
  parts.push({ name, seconds: 0, passed: 0, failed: [], skipped: 0, ...outcome })
}

const hasGroups = process.platform !== 'win32'
const running = new Set()

/** Kills a process, and those that it has left behind. */
function end({ pid }) {
  try {
    process.kill(hasGroups ? -pid : pid, 'SIGKILL')
  } catch {
    // All of them have already ended.
  }
}

process.on('exit', () => running.forEach(end))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

/** Runs a tool and measures it. The output of a tool that runs beside others is shown once it has ended. */
async function runTitled(name, [command, ...args], { isAlone, env }) {
  const start = performance.now()
  if (isAlone) title(name)
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    shell: !hasGroups,
    detached: hasGroups,
    timeout,
    env: { ...environment, ...env },
  })
  running.add(child)
  // Processes that it left behind would keep the pipes open.
  child.once('exit', () => end(child))
  const outputs = isAlone ? [] : [child.stdout, child.stderr]
  const [[status], ...written] = await Promise.all([once(child, 'close'), ...outputs.map((output) => text(output))])
  running.delete(child)
  if (!isAlone) {
    title(name)
    process.stdout.write(written.join(''))
  }
  return { hasPassed: status === 0, seconds: (performance.now() - start) / 1000 }
}

/** Runs a tool that passes or fails as a whole, which counts as one test. */
export async function check(name, ...command) {
  const { hasPassed, seconds } = await runTitled(name, command, { isAlone: false })
  note(name, hasPassed ? { seconds, passed: 1 } : { seconds, failed: [name] })
}

/** Notes tests that cannot run here. */
export function skip(name, why) {
  console.log(`${name} : ${why}, ignoré.`)
  note(name, { skipped: 1 })
}

/** Notes an error that stops the whole run. */
export function fail({ message }) {
  console.error(message)
  note(message, { failed: [message] })
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The file was not written.
    return undefined
  }
}

function sumOf(outcomes) {
  const sum = { passed: 0, failed: [], skipped: 0 }
  for (const { passed, failed, skipped } of outcomes) {
    sum.passed += passed
    sum.failed.push(...failed)
    sum.skipped += skipped
  }
  return sum
}

/**
 * Runs the files of a suite, which write their own results. A run that ends without results counts as a failure.
 * @param suite - As returned by `findSuites`.
 * @param isAlone - True to show its output at once.
 */
export async function count({ name, command, files, engine }, isAlone) {
  const folder = mkdtempSync(join(tmpdir(), 'flx-tests-'))
  const written = join(folder, 'results.json')
  const { hasPassed, seconds } = await runTitled(name, [...command, ...files], {
    isAlone,
    env: { FLX_RESULTS: written, ...(engine && { FLX_ENGINE: engine }) },
  })
  const results = Object.entries(readJson(written) ?? {})
  rmSync(folder, { recursive: true, force: true })
  const named = results.map(([file, { failed, ...rest }]) => ({
    ...rest,
    failed: failed.map((test) => `${name} : ${file} : ${test}`),
  }))
  const sum = sumOf(named)
  const hasSaid = sum.failed.length > 0 || (hasPassed && results.length > 0)
  if (!hasSaid) sum.failed.push(`${name} : s’est arrêté sans dire ce qui a échoué`)
  note(name, { seconds, ...sum })
}

/** Stores the results of a run, with the time of its start. */
export function keep(began) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(kept, JSON.stringify({ began, parts }))
}

/** Loads the results of the last daily run, unless a source is newer. @returns true if they were loaded */
export function recall(newestSource) {
  const last = readJson(kept)
  if (!last || last.began < newestSource) return false
  parts = last.parts
  return true
}

function tell({ name, seconds, passed, failed, skipped }) {
  const counts = [`${passed} réussis`]
  if (failed.length > 0) counts.push(`${failed.length} échoués`)
  if (skipped > 0) counts.push(`${skipped} ignorés`)
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name} : ${counts.join(', ')}`)
}

/** Prints the result and duration of each part, then the totals. @returns true if all passed */
export function conclude() {
  title('Bilan')
  parts.forEach(tell)
  const { passed, failed, skipped } = sumOf(parts)
  if (failed.length > 0) title('Échecs')
  for (const line of failed) console.log(line)
  console.log(`\n${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed.length === 0
}

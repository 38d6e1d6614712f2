/**
 * `npm test`: rules, types, build, sizes, and the daily tests. `npm run test:all` (`--all`) adds all others. `npm run
 * test:engines` (`--engines`) runs all tests of elements and the journeys in Firefox and in WebKit. With words, each
 * only runs the test files whose path contains one of them.
 */
import { readdirSync } from 'node:fs'
import { ensureBrowser, ensureHeadlessShell } from './browser.mjs'
import { compiler } from './build/types.mjs'
import { buildIfStale, newest } from './build-if-stale.mjs'
import { ensureEngine, titleOf } from './engines.mjs'
import { ensureSites } from './package-sites.mjs'
import { ensurePhp } from './php.mjs'
import { root } from './setup.mjs'
import { onShellEnd } from './shell-end.mjs'
import { fetchSheets } from './test/sheets.mjs'
import { dailySuites, engineSuites, extraSuites, findSuites } from './test/suites.mjs'
import { check, conclude, count, fail, keep, recall, skip } from './test/tally.mjs'
import { ensureWordPress } from './wordpress.mjs'

const made = ['.cache', '.data', '.git', 'dist', 'node_modules', 'serve']

/** Returns the time of the last change of a source. */
const newestSource = () => newest(...readdirSync(root).filter((name) => !made.includes(name)))

async function buildAndMeasure() {
  await check('Construction', 'node', 'scripts/build.mjs')
  await check('Tailles', 'size-limit')
}

async function checkSources() {
  await check('Format et règles', 'biome', 'ci', '--error-on-warnings', '.')
  await check('Types', 'node', compiler, '--noEmit')
  await check('Code mort', 'knip')
}

/** Skips the suites whose engine is missing. @returns the other suites */
function withEngines(suites) {
  const engines = new Set(suites.map(({ engine }) => engine).filter(Boolean))
  const missing = new Set([...engines].filter((engine) => !ensureEngine(engine)))
  const isMissing = ({ engine }) => missing.has(engine)
  for (const { name, engine } of suites.filter(isMissing)) skip(name, `${titleOf(engine)} introuvable`)
  return suites.filter((suite) => !isMissing(suite))
}

/** Runs the suites that use all cores one by one, then the others three at a time, because they often wait. */
async function runSuites(suites) {
  for (const suite of suites.filter(({ isAlone }) => isAlone)) await count(suite, true)
  const waiting = suites.filter(({ isAlone }) => !isAlone)
  const isOnly = waiting.length === 1
  const runNext = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) await count(suite, isOnly)
  }
  await Promise.all([runNext(), runNext(), runNext()])
}

/** Runs suites, after installing what they need. @param build - Brings `dist` up to date. */
async function play(found, build) {
  process.env.CHROME_PATH = ensureBrowser()
  ensureHeadlessShell()
  const has = (part) => found.some(({ files }) => files.some((file) => file.includes(part)))
  if (has('/php-')) ensurePhp()
  if (has('/php-wordpress.')) ensureWordPress()
  if (has('/frameworks.')) ensureSites()
  const suites = withEngines(found)
  if (suites.some(({ needsDist }) => needsDist)) await build()
  if (suites.some(({ needsSheets }) => needsSheets)) fetchSheets()
  await runSuites(suites)
}

async function playDaily() {
  const began = Date.now()
  await play(dailySuites(), () => Promise.all([buildAndMeasure(), checkSources()]))
  keep(began)
}

async function test(args) {
  const words = args.filter((arg) => !arg.startsWith('--'))
  if (args.includes('--engines')) return play(engineSuites(words), buildIfStale)
  if (words.length > 0) return play(findSuites(words), buildIfStale)
  const isAll = args.includes('--all')
  if (!isAll || !recall(newestSource())) await playDaily()
  if (isAll) await play(extraSuites(), buildIfStale)
}

// Background processes end with this one.
onShellEnd(() => process.exit(1))
try {
  await test(process.argv.slice(2))
} catch (error) {
  fail(error)
}
process.exitCode = conclude() ? 0 : 1

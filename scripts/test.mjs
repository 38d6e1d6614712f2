import { ensureBrowser, ensureHeadlessShell } from './browser.mjs'
import { buildIfStale } from './build-if-stale.mjs'
import { ensureEngine, titleOf } from './engines.mjs'
import { ensureSites } from './package-sites.mjs'
import { ensurePhp } from './php.mjs'
import { installDependencies } from './setup.mjs'
import { fetchSheets } from './test/sheets.mjs'
import { findSuites } from './test/suites.mjs'
import { check, conclude, count, fail, retryFailed, skip } from './test/tally.mjs'
import { ensureWordPress } from './wordpress.mjs'

async function buildAndMeasure() {
  await check('Construction', 'node', 'scripts/build.mjs')
  await check('Tailles', 'size-limit')
}

async function checkSources() {
  await check('Format et règles', 'biome', 'ci', '--error-on-warnings', '.')
  await check('Types', 'tsc', '--noEmit')
  await check('Code mort', 'knip')
}

async function runAll(suites, isAlone) {
  for (const suite of suites) await count(suite, isAlone)
}

/** Suites in an engine that cannot be had are skipped. @returns the others */
function withEngines(suites) {
  const engines = new Set(suites.map(({ engine }) => engine).filter(Boolean))
  const missing = new Set([...engines].filter((engine) => !ensureEngine(engine)))
  const isMissing = ({ engine }) => missing.has(engine)
  for (const { name, engine } of suites.filter(isMissing)) skip(name, `${titleOf(engine)} introuvable`, engine)
  return suites.filter((suite) => !isMissing(suite))
}

/** The elements have both cores; then the suite that keeps one busy runs beside those that mostly wait. */
async function runSuites(suites) {
  const lanes = [suites.filter(({ lane }) => lane === 'core'), suites.filter(({ lane }) => lane === 'pages')]
  const isAlone = lanes.some((lane) => lane.length === 0)
  await runAll(
    suites.filter(({ lane }) => !lane),
    true,
  )
  await Promise.all(lanes.map((lane) => runAll(lane, isAlone)))
}

/** Everything; or, with words, the test files that these name, and the build where they need it. */
async function test(words) {
  installDependencies()
  const found = findSuites(words)
  process.env.CHROME_PATH = ensureBrowser()
  if (found.some(({ needsDist }) => needsDist)) ensureHeadlessShell()
  const has = (part) => found.some(({ files }) => files.some((file) => file.includes(part)))
  if (has('/php-')) ensurePhp()
  if (has('/php-wordpress.')) await ensureWordPress()
  if (has('/frameworks.')) ensureSites()
  const suites = withEngines(found)
  if (words.length === 0) await Promise.all([buildAndMeasure(), checkSources()])
  else if (suites.some(({ needsDist }) => needsDist)) buildIfStale()
  if (suites.some(({ needsSheets }) => needsSheets)) fetchSheets()
  await runSuites(suites)
  await retryFailed()
}

try {
  await test(process.argv.slice(2))
} catch (error) {
  fail(error)
}
process.exitCode = conclude() ? 0 : 1

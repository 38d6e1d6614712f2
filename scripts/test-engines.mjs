/**
 * Runs all tests of elements and the journeys in Firefox and in WebKit, and writes a table of the results. It is a
 * survey that never fails: `npm run test:all` contains the tests that must pass. With words, only runs the files whose
 * path contains one of them.
 */
import './plain-errors.mjs'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildIfStale } from './build-if-stale.mjs'
import { ensureEngine, titleOf } from './engines.mjs'
import { root, run } from './setup.mjs'
import { findSuites } from './test/suites.mjs'

const folder = join(root, '.cache', 'engines')

/** Returns the results of a run, or `undefined` if it ended before writing them. */
function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs suites in an engine. @returns the passed and failed tests by test file; `undefined` if the engine is missing */
function runIn(engine, suites) {
  if (!ensureEngine(engine)) return undefined
  const results = {}
  for (const { name, command, files, engine: own } of suites) {
    if (own && own !== engine) continue
    const inBrowser = command[0] === 'wtr'
    const [tool, ...args] =
      inBrowser && !own ? ['wtr', '--config', 'test/engines/web-test-runner.config.mjs', '--files'] : command
    const file = join(folder, 'results.json')
    rmSync(file, { force: true })
    console.log(`\n${titleOf(engine)} : ${name}`)
    run(tool, [...args, ...files], { env: { FLX_ENGINE: engine, FLX_RESULTS: file } })
    Object.assign(
      results,
      readResults(file) ?? { [name]: { passed: 0, failed: ['s’est arrêté sans dire ce qui a échoué'] } },
    )
  }
  return results
}

const said = (result) => (result ? `${result.passed} / ${result.passed + result.failed.length}` : '—')

/**
 * Returns the results as a Markdown table, with a list of the failed tests. @param byEngine the results by engine name
 */
function tableOf(byEngine) {
  const engines = [...byEngine.keys()]
  const files = [...new Set([...byEngine.values()].flatMap(Object.keys))].sort()
  const rows = files.map(
    (file) => `| ${file} | ${engines.map((engine) => said(byEngine.get(engine)[file])).join(' | ')} |`,
  )
  const lists = engines.flatMap((engine) => {
    const failed = files.flatMap((file) =>
      (byEngine.get(engine)[file]?.failed ?? []).map((name) => `- ${file} : ${name}`),
    )
    return failed.length > 0 ? ['', `## ${titleOf(engine)} : ce qui ne passe pas`, '', ...failed] : []
  })
  const head = `| Fichier | ${engines.map(titleOf).join(' | ')} |`
  return [head, `| --- | ${engines.map(() => '---').join(' | ')} |`, ...rows, ...lists, ''].join('\n')
}

process.env.CHROME_PATH = ensureBrowser()
const suites = findSuites(process.argv.slice(2)).filter(({ name, engine }) => engine || name === 'Éléments')
if (suites.some(({ needsDist }) => needsDist)) buildIfStale()
mkdirSync(folder, { recursive: true })
const byEngine = new Map()
for (const engine of ['firefox', 'webkit']) {
  const results = runIn(engine, suites)
  if (results) byEngine.set(engine, results)
  else console.log(`${titleOf(engine)} introuvable, ignoré.`)
}
const table = tableOf(byEngine)
writeFileSync(join(folder, 'table.md'), table)
console.log(`\n${table}`)
console.log('Ce tableau est dans .cache/engines/table.md.')

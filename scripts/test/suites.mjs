import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { titleOf } from '../engines.mjs'
import { root } from '../setup.mjs'

const withSlashes = (path) => path.replaceAll('\\', '/').replace(/^\.\//, '')

const testFiles = readdirSync(join(root, 'test'), { recursive: true })
  .map((name) => `test/${withSlashes(name)}`)
  .filter((name) => /\.test\.tsx?$/.test(name))
  .sort()

const testsIn = (...folders) =>
  folders.flatMap((folder) => testFiles.filter((file) => file.startsWith(`test/${folder}/`)))

/** Returns true for files named `x.all.test.ts`, which only `npm run test:all` runs. */
const isExtra = (file) => file.includes('.all.test.')
const isDaily = (file) => !isExtra(file)

/** Returns every second file, to split files between two suites. */
const half = (files, which) => files.filter((_, index) => index % 2 === which)

function nodeTests(...options) {
  // Node exits as soon as one reporter per destination has written, so each reporter has its own destination.
  const reporters = { spec: 'stdout', './test/support/runner/node-results-reporter.mjs': 'stderr' }
  const reported = Object.entries(reporters).flatMap(([name, destination]) => [
    `--test-reporter=${name}`,
    `--test-reporter-destination=${destination}`,
  ])
  // A test that never ends fails by timeout, and the others continue. A server that a failed test left open does not
  // block the exit.
  const limits = ['--test-timeout=300000', '--test-force-exit']
  const imports = ['--import=tsx', '--import=./test/support/runner/flush-results.mjs']
  return ['node', ...imports, '--test', ...limits, ...options, ...reported]
}

/**
 * Runs all files in one process, because starting the server, a database and a browser takes longer than most of them.
 */
const inOneProcess = nodeTests('--test-isolation=none')

const journeys = testsIn('e2e')

/** Journeys in two suites, each in one process. */
const inHalves = (title, files) =>
  ['une moitié', 'l’autre moitié'].map((name, which) => ({
    name: `${title}, ${name}`,
    files: half(files, which),
    command: inOneProcess,
    needsDist: true,
  }))

const otherEngines = ['firefox', 'webkit']
const inOtherEngine = ['wtr', '--config', 'test/engines/web-test-runner.config.mjs', '--files']

/**
 * The suites, and how their files are run. Those with `isAlone`, which use all cores, come first. Of the others the
 * longest come first, so that none of them ends alone.
 */
const kinds = [
  {
    name: 'Éléments et thèmes',
    files: testsIn('theme', 'core', 'elements'),
    command: ['wtr', '--files'],
    isAlone: true,
    needsSheets: true,
  },
  ...inHalves('Parcours', journeys.filter(isDaily)),
  ...inHalves('Autres parcours', journeys.filter(isExtra)),
  { name: 'Serveur', files: testsIn('server'), command: inOneProcess },
  { name: 'Nouveau venu', files: testsIn('newcomer'), command: nodeTests() },
  { name: 'Contrat', files: testsIn('contract'), command: inOneProcess, needsDist: true },
  { name: 'Commande', files: testsIn('command'), command: nodeTests(), needsDist: true },
  ...otherEngines.flatMap((engine) => [
    { name: `${titleOf(engine)}, éléments`, files: testsIn('engines/elements'), command: inOtherEngine, engine },
    {
      name: `${titleOf(engine)}, parcours`,
      files: testsIn('engines/journeys', 'engines/survey'),
      command: inOneProcess,
      needsDist: true,
      engine,
    },
  ]),
  // WebKit has no forced colours.
  {
    name: `${titleOf('firefox')}, couleurs forcées`,
    files: testsIn('engines/forced-colours'),
    command: ['wtr', '--config', 'test/engines/forced-colours.config.mjs', '--files'],
    engine: 'firefox',
  },
]

/** Returns the suites with only their wanted files, without the suites that have none. */
const withFiles = (suites, isWanted) =>
  suites.map((suite) => ({ ...suite, files: suite.files.filter(isWanted) })).filter(({ files }) => files.length > 0)

/** Returns the suites of `npm test`. */
export const dailySuites = () =>
  withFiles(
    kinds.filter(({ engine }) => !engine),
    isDaily,
  )

/** Returns the suites that `npm run test:all` adds. */
export const extraSuites = () => [
  ...withFiles(
    kinds.filter(({ engine }) => !engine),
    isExtra,
  ),
  ...kinds.filter(({ engine }) => engine),
]

/** All tests of elements, in each of the other engines. Not all of them have to pass there. */
const elementsInEngines = otherEngines.map((engine) => ({
  name: `${titleOf(engine)}, tous les éléments`,
  files: testsIn('core', 'elements'),
  command: inOtherEngine,
  engine,
}))

/**
 * Returns the suites with the test files whose path contains one of the words.
 * @throws an error that names a word which no path contains.
 */
export function findSuites(words, suites = kinds) {
  const wanted = words.map((word) => withSlashes(word).toLowerCase())
  const names = (file, word) => file.toLowerCase().includes(word)
  const missed = wanted.find((word) => !testFiles.some((file) => names(file, word)))
  if (missed !== undefined) throw new Error(`Aucun fichier de test ne contient « ${missed} » dans son chemin.`)
  return withFiles(suites, (file) => wanted.some((word) => names(file, word)))
}

/** Returns the suites of `npm run test:engines`. */
export const engineSuites = (words) =>
  findSuites(words.length > 0 ? words : ['test/'], [...elementsInEngines, ...kinds.filter(({ engine }) => engine)])

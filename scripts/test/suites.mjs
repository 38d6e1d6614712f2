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

/** Named `x.all.test.ts`: `npm run test:all` alone plays it. */
const isExtra = (file) => file.includes('.all.test.')
const isDaily = (file) => !isExtra(file)

/** Every second one, so that two suites share them. */
const half = (files, which) => files.filter((_, index) => index % 2 === which)

function nodeTests(...options) {
  // Node ends by force once one reporter of each destination has written: each has its own.
  const reporters = { spec: 'stdout', './test/support/runner/node-results-reporter.mjs': 'stderr' }
  const reported = Object.entries(reporters).flatMap(([name, destination]) => [
    `--test-reporter=${name}`,
    `--test-reporter-destination=${destination}`,
  ])
  // A test that waits for ever is named, and the others go on; a server that a failed one left open holds nobody up.
  const limits = ['--test-timeout=300000', '--test-force-exit']
  return ['node', '--import=tsx', '--test', ...limits, ...options, ...reported]
}

/** To start the server, a database and a browser takes longer than most of these files: one process plays all. */
const inOneProcess = nodeTests('--test-isolation=none')

const journeys = testsIn('e2e')
const dailyJourneys = journeys.filter(isDaily)

/** Kinds of tests, and how their files are run; those that keep both cores busy come first, each alone. */
const kinds = [
  {
    name: 'Éléments et thèmes',
    files: testsIn('theme', 'core', 'elements'),
    command: ['wtr', '--files'],
    isAlone: true,
    needsSheets: true,
  },
  {
    name: 'Autres parcours',
    files: journeys.filter(isExtra),
    command: nodeTests('--test-concurrency=2'),
    needsDist: true,
  },
  { name: 'Parcours, une moitié', files: half(dailyJourneys, 0), command: inOneProcess, needsDist: true },
  { name: 'Parcours, l’autre moitié', files: half(dailyJourneys, 1), command: inOneProcess, needsDist: true },
  { name: 'Contrat', files: testsIn('contract'), command: nodeTests('--test-concurrency=2'), needsDist: true },
  { name: 'Commande', files: testsIn('command'), command: nodeTests(), needsDist: true },
  { name: 'Serveur', files: testsIn('server'), command: inOneProcess },
  { name: 'Nouveau venu', files: testsIn('newcomer'), command: nodeTests() },
  ...['firefox', 'webkit'].flatMap((engine) => [
    {
      name: `${titleOf(engine)}, éléments`,
      files: testsIn('engines/elements'),
      command: ['wtr', '--config', 'test/engines/web-test-runner.config.mjs', '--files'],
      engine,
    },
    {
      name: `${titleOf(engine)}, parcours`,
      files: testsIn('engines/journeys', 'engines/survey'),
      command: inOneProcess,
      needsDist: true,
      engine,
    },
  ]),
  // WebKit forces no colours on a page.
  {
    name: `${titleOf('firefox')}, couleurs forcées`,
    files: testsIn('engines/forced-colours'),
    command: ['wtr', '--config', 'test/engines/forced-colours.config.mjs', '--files'],
    engine: 'firefox',
  },
]

/** Suites with those of their files that are wanted, where there are any. */
const withFiles = (suites, isWanted) =>
  suites.map((suite) => ({ ...suite, files: suite.files.filter(isWanted) })).filter(({ files }) => files.length > 0)

/** What `npm test` plays. */
export const dailySuites = () =>
  withFiles(
    kinds.filter(({ engine }) => !engine),
    isDaily,
  )

/** What `npm run test:all` plays besides. */
export const extraSuites = () => [
  ...withFiles(
    kinds.filter(({ engine }) => !engine),
    isExtra,
  ),
  ...kinds.filter(({ engine }) => engine),
]

/**
 * All test files by kind, or those whose path contains one of the words.
 * @throws a line that names the word which no path contains.
 */
export function findSuites(words = []) {
  const wanted = words.map((word) => withSlashes(word).toLowerCase())
  const names = (file, word) => file.toLowerCase().includes(word)
  const missed = wanted.find((word) => !testFiles.some((file) => names(file, word)))
  if (missed !== undefined) throw new Error(`Aucun fichier de test ne contient « ${missed} » dans son chemin.`)
  return withFiles(kinds, (file) => wanted.length === 0 || wanted.some((word) => names(file, word)))
}

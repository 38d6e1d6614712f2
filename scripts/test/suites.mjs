import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { titleOf } from '../engines.mjs'
import { root } from '../setup.mjs'

function nodeTests(...options) {
  const reporters = ['spec', './test/support/runner/node-results-reporter.mjs']
  const reported = reporters.flatMap((name) => [`--test-reporter=${name}`, '--test-reporter-destination=stdout'])
  return ['node', '--import=tsx', '--test', ...options, ...reported]
}

/** Kinds of tests, in the order of the whole run, and how their files are run. Those of two lanes run side by side. */
const kinds = [
  { name: 'Éléments', folders: ['core', 'elements'], command: ['wtr', '--files'] },
  { name: 'Thèmes', folders: ['theme'], command: ['wtr', '--files'], needsSheets: true },
  {
    name: 'Contrat',
    folders: ['contract'],
    command: nodeTests('--test-concurrency=2'),
    lane: 'pages',
    needsDist: true,
  },
  {
    name: 'Bout en bout',
    folders: ['e2e'],
    command: nodeTests('--test-concurrency=2'),
    lane: 'pages',
    needsDist: true,
  },
  { name: 'Commande', folders: ['command'], command: nodeTests(), lane: 'core', needsDist: true },
  // One process for all: to start it, and a first database in it, takes longer than most of these files.
  { name: 'Serveur', folders: ['server'], command: nodeTests('--test-isolation=none'), lane: 'core' },
  ...['firefox', 'webkit'].flatMap((engine) => [
    {
      name: `${titleOf(engine)}, éléments`,
      folders: ['engines/elements'],
      command: ['wtr', '--config', 'test/engines/web-test-runner.config.mjs', '--files'],
      lane: 'core',
      engine,
    },
    {
      name: `${titleOf(engine)}, parcours`,
      folders: ['engines/journeys'],
      command: nodeTests('--test-isolation=none'),
      lane: 'core',
      needsDist: true,
      engine,
    },
  ]),
  // WebKit forces no colours on a page.
  {
    name: `${titleOf('firefox')}, couleurs forcées`,
    folders: ['engines/forced-colours'],
    command: ['wtr', '--config', 'test/engines/forced-colours.config.mjs', '--files'],
    lane: 'core',
    engine: 'firefox',
  },
]

/** What `npm run test:engines` runs besides: more journeys than a whole run has time for. */
const surveyKinds = ['firefox', 'webkit'].map((engine) => ({
  name: `${titleOf(engine)}, autres parcours`,
  folders: ['engines/survey'],
  command: nodeTests('--test-isolation=none'),
  needsDist: true,
  engine,
}))

const withSlashes = (path) => path.replaceAll('\\', '/').replace(/^\.\//, '')

function testsIn(folder) {
  const path = `test/${folder}`
  const inside = readdirSync(join(root, path), { recursive: true }).map((name) => `${path}/${withSlashes(name)}`)
  return inside.filter((name) => /\.test\.tsx?$/.test(name)).sort()
}

/**
 * Test files by kind: all of them, or those whose path contains one of the words.
 * @param words - Parts of paths.
 * @param options - `isSurvey` adds what only the survey of engines runs.
 * @throws a line that names the word which no path contains.
 */
export function findSuites(words = [], { isSurvey = false } = {}) {
  const suites = (isSurvey ? [...kinds, ...surveyKinds] : kinds).map(({ folders, ...kind }) => ({
    ...kind,
    files: folders.flatMap(testsIn),
  }))
  const wanted = words.map((word) => withSlashes(word).toLowerCase())
  const names = (file, word) => file.toLowerCase().includes(word)
  const missed = wanted.find((word) => !suites.some(({ files }) => files.some((file) => names(file, word))))
  if (missed !== undefined) throw new Error(`Aucun fichier de test ne contient « ${missed} » dans son chemin.`)
  return suites
    .map((suite) => ({
      ...suite,
      files: suite.files.filter((file) => wanted.length === 0 || wanted.some((word) => names(file, word))),
    }))
    .filter(({ files }) => files.length > 0)
}

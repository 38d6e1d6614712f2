import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/** Kinds of tests, in the order of the whole run. */
const kinds = [
  { name: 'Éléments', folders: ['core', 'elements'] },
  { name: 'Contrat', folders: ['contract'], needsDist: true },
  { name: 'Serveur', folders: ['server'] },
  { name: 'Bout en bout', folders: ['e2e'], needsDist: true },
]

const withSlashes = (path) => path.replaceAll('\\', '/').replace(/^\.\//, '')

function testsIn(folder) {
  const path = `test/${folder}`
  const inside = readdirSync(join(root, path), { recursive: true }).map((name) => `${path}/${withSlashes(name)}`)
  return inside.filter((name) => /\.test\.tsx?$/.test(name)).sort()
}

/**
 * Test files by kind: all of them, or those whose path contains one of the words.
 * @throws a line that names the word which no path contains.
 */
export function findSuites(words = []) {
  const suites = kinds.map(({ folders, ...kind }) => ({ ...kind, files: folders.flatMap(testsIn) }))
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

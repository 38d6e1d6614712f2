import { basename, dirname, resolve } from 'node:path'
import { modules } from '../../elements/groups/index.ts'

/**
 * Number of characters of the hash in a file name. Rollup can distinguish 63 files with six, and reports if it needs
 * more.
 */
export const hashLength = 6

const list = resolve('elements/groups/index.ts')
const importFile = resolve('src/core/loader/import-file.ts')
const stem = (path) => basename(path).replace(/\.\w+$/, '')

/** The path of the module that each name of the list imports: `() => import('./article.ts')`. */
const pathOf = new Map(
  Object.entries(modules).map(([name, load]) => [
    name,
    resolve(dirname(list), /import\(['"](.+?)['"]\)/.exec(load)[1]),
  ]),
)

/** The modules that the loader imports, by file name. They are the entries of the build. */
export const inputs = Object.fromEntries([...new Set(pathOf.values())].map((path) => [stem(path), path]))

/** The file name that contains each element or part. */
export const entryNames = new Map([...pathOf].map(([name, path]) => [name, stem(path)]))

/**
 * The loader finds its files by their names, which contain a hash of their content, so that an unchanged file stays
 * cached. `record` notes the names in one build, `write` writes them as a table in the other.
 */
export function fileTable() {
  let bundle
  const chunkOf = (path) => Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId === path)

  /** Returns the file names of all that a chunk imports before it runs. */
  const neededBy = ({ imports }) => [...new Set(imports.flatMap((name) => [name, ...neededBy(bundle[name])]))]

  /**
   * Writes one row per file: its name with its hash; one digit per shared file that it needs; the names of the list
   * that are not its own. A shared file that at most three files need has no digit, to keep the loader small: the
   * browser finds it when it reads those files.
   */
  function table() {
    const files = Object.values(inputs).map((path) => ({
      chunk: chunkOf(path),
      names: [...pathOf.keys()].filter((name) => pathOf.get(name) === path),
    }))
    const needs = files.flatMap(({ chunk }) => neededBy(chunk))
    const shared = [...new Set(needs)].filter((fileName) => needs.filter((each) => each === fileName).length > 3)
    if (shared.length > 10) throw new Error(`file-table: no digit for ${shared[10]}`)
    const rows = files.map(({ chunk, names }) => {
      const needed = neededBy(chunk)
        .map((fileName) => shared.indexOf(fileName))
        .filter((digit) => digit >= 0)
        .sort()
      return [stem(chunk.fileName), needed.join(''), ...names.filter((name) => name !== chunk.name)]
    })
    // Rows with as many digits are together, because that compresses better.
    const text = rows
      .sort(([, one], [, other]) => one.length - other.length || (one < other ? -1 : 1))
      .map((row) => row.join(' '))
      .join()
    return `import { importFile } from ${JSON.stringify(importFile)}
const shared = '${shared.map(stem).join(' ')}'.split(' ')
export const modules = {}
for (const row of '${text}'.split(',')) {
  const [file, needed, ...names] = row.split(' ')
  for (const name of [file.slice(0, -${hashLength + 1}), ...names]) modules[name] = () => importFile(file, [...needed].map((digit) => shared[digit]))
}`
  }

  return {
    record: {
      name: 'record-files',
      generateBundle(_, written) {
        bundle = written
      },
    },
    write: { name: 'write-file-table', load: (id) => (id === list ? { code: table(), map: { mappings: '' } } : null) },
    isFile: (id) => Object.values(inputs).includes(id),
    addressOf: (id) => `./${chunkOf(id).fileName}`,
  }
}

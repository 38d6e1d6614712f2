import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'"();]*?\sfrom\s)?['"](\.[^'"]+\.tsx?)['"]/gm
const dynamicImport = /(?<!typeof )import\((['"])(\.[^'"]+)\1\)/g
/** The import of an element by its name. */
const elementImport = /import\(`\.\/\$\{(\w+)\}\.ts`\)/g
/** The function that imports an element by its name. */
const elementImporter = /\((\w+)\) => import\(`\.\/\$\{\1\}\.ts`\)/
/** An entry of the catalogue; the first word of it, when that is a moment. */
const catalogueEntry = /^\s+'flx-([a-z-]+)': \{(?: wake: '(\w+)')?/gm
const importChunk = resolve('src/core/loader/import-chunk.ts')

/** All that decides what is built: as long as it is the same, so are the files. */
const ingredients = [
  'src/**/*.{ts,tsx,css}',
  'elements/*.ts',
  'package.json',
  'package-lock.json',
  'rollup.config.mjs',
  'scripts/rollup/*.mjs',
]

/** Fingerprint of what is built, in the name of each file that the loader asks for. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const file of globSync(ingredients).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

/** What a file and all that it imports statically import dynamically, by file. */
function dynamicImports(file, found = new Map()) {
  if (found.has(file)) return found
  const source = readFileSync(file, 'utf8')
  const pathsIn = (pattern, group) => [...source.matchAll(pattern)].map((match) => resolve(dirname(file), match[group]))
  found.set(file, pathsIn(dynamicImport, 2))
  for (const path of pathsIn(staticImport, 1)) dynamicImports(path, found)
  return found
}

/** What every page fetches a moment after it has started. */
const start = 'deferred-start'

/** What a page fetches once its visitor, or another tab, does something. */
const onDemand = 'on-demand'

const nameOf = (path) => basename(path).replace(/\.tsx?$/, '')

/**
 * Ties two builds together: the modules that `index` and its static imports import dynamically are the inputs of the
 * first, along with the elements, and the loader, built after them, asks for each by its name and the fingerprint that
 * all of them share.
 */
export function chunkAddresses(index) {
  const imports = dynamicImports(resolve(index))
  const entries = [...readFileSync(index, 'utf8').matchAll(catalogueEntry)]
  const elements = globSync('*.ts', { cwd: dirname(index), exclude: [basename(index)] }).sort()
  const paths = [...[...imports.values()].flat(), ...elements.map((file) => resolve(dirname(index), file))]
  const imported = [...imports.values()].flat().map(nameOf)
  const pathOf = (file) => resolve(dirname(index), file)
  return {
    inputs: () => Object.fromEntries(paths.map((path) => [nameOf(path), path])),
    isInput: (path) => paths.includes(path),
    nameOf,
    /** Name of each element by the path of its module. */
    elements: new Map(
      elements.filter((file) => !imported.includes(nameOf(file))).map((file) => [pathOf(file), nameOf(file)]),
    ),
    start: { name: start, path: pathOf(`${start}.ts`) },
    onDemand: { name: onDemand, path: pathOf(`${onDemand}.ts`) },
    /** Chunks that the loader names: what it imports, and the elements that have an entry. */
    named: new Set([...imported, ...entries.map(([, name]) => name)]),
    /** Elements that wake with their page. */
    awake: new Set(entries.filter(([, , wake]) => wake === 'now').map(([, name]) => name)),
    /** Spells out the import of an element by its name, for a build that holds or names them all. */
    spellOut: () => ({
      name: 'spell-out',
      transform(source, id) {
        if (id !== resolve(index)) return null
        const each = elements.map((file) => `'${nameOf(file)}': () => import('./${file}')`)
        return { code: source.replace(elementImport, (_, name) => `({ ${each.join(', ')} })[${name}]()`), map: null }
      },
    }),
    /**
     * Has the loader ask for chunks by their addresses, each along with what it imports.
     * @param importsOf - Which shared files a chunk imports, one bit each; nothing for the usual ones.
     */
    rewrite: (importsOf) => ({
      name: 'chunk-addresses',
      transform(source, id) {
        if (!imports.get(id)?.length) return null
        const code = source
          .replace(dynamicImport, (_, _quote, path) => {
            const imports = importsOf(nameOf(path))
            return `importChunk('${nameOf(path)}'${imports === undefined ? '' : `, ${imports}`})`
          })
          .replace(elementImporter, 'importChunk')
          .replace(catalogueEntry, (entry, name) => {
            const imports = importsOf(name)
            return imports === undefined ? entry : entry.replace('{', `{ imports: ${imports},`)
          })
        return { code: `import { importChunk } from ${JSON.stringify(importChunk)}\n${code}`, map: null }
      },
    }),
  }
}

import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

const staticImport = /^(?:import|export)\s(?!type\b)[^'"]*['"](\.[^'"]+\.tsx?)['"]/gm
const dynamicImport = /import\((['"])(\.[^'"]+)\1\)/g
const importChunk = resolve('src/core/loader/import-chunk.ts')

/** What a file and all that it imports statically import dynamically, by file. */
function dynamicImports(file, found = new Map()) {
  if (found.has(file)) return found
  const source = readFileSync(file, 'utf8')
  const pathsIn = (pattern, group) => [...source.matchAll(pattern)].map((match) => resolve(dirname(file), match[group]))
  found.set(file, pathsIn(dynamicImport, 2))
  for (const path of pathsIn(staticImport, 1)) dynamicImports(path, found)
  return found
}

/**
 * Ties two builds together: the modules that `index` and its static imports import dynamically are built first, and the
 * loader built after them asks for each by the name it was given.
 */
export function chunkAddresses(index) {
  const imports = dynamicImports(resolve(index))
  const files = new Map()

  return {
    inputs: () =>
      Object.fromEntries([...imports.values()].flat().map((path) => [basename(path).replace(/\.tsx?$/, ''), path])),
    record: () => ({
      name: 'chunk-addresses-record',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.facadeModuleId) files.set(chunk.facadeModuleId, chunk.fileName)
        }
      },
    }),
    rewrite: () => ({
      name: 'chunk-addresses-rewrite',
      transform(source, id) {
        if (!imports.get(id)?.length) return null
        const code = source.replace(dynamicImport, (_, _quote, path) => {
          const file = files.get(resolve(dirname(id), path))
          if (!file) this.error(`${path} was not built`)
          return `importChunk('./${file}')`
        })
        return { code: `import { importChunk } from ${JSON.stringify(importChunk)}\n${code}`, map: null }
      },
    }),
  }
}

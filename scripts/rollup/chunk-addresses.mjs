import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

/** The compiler writes its own quotes and extension into what it rewrites. */
const dynamicImport = /import\((['"])(\.[^'"]+)\1\)/g
const stem = (path) => path.replace(/\.[jt]sx?$/, '')

/**
 * Ties two builds together: the modules that `index` imports dynamically are built first, and the loader built after
 * them asks for each by the name it was given.
 */
export function chunkAddresses(index) {
  const folder = dirname(resolve(index))
  const files = new Map()
  const asked = () =>
    [...readFileSync(index, 'utf8').matchAll(dynamicImport)].map(([, , path]) => resolve(folder, path))

  return {
    inputs: () => Object.fromEntries(asked().map((path) => [basename(stem(path)), path])),
    record: () => ({
      name: 'chunk-addresses-record',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) files.set(stem(chunk.facadeModuleId), chunk.fileName)
        }
      },
    }),
    rewrite: () => ({
      name: 'chunk-addresses-rewrite',
      transform(source, id) {
        if (id !== resolve(index)) return null
        const code = source.replace(dynamicImport, (_, _quote, path) => {
          const file = files.get(stem(resolve(folder, path)))
          if (!file) this.error(`${path} was not built`)
          return `importChunk('./${file}')`
        })
        return { code: `import { importChunk } from '../src/core/loader/import-chunk.ts'\n${code}`, map: null }
      },
    }),
  }
}

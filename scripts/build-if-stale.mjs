import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './setup.mjs'

/** Returns the time of the last change among files and folders of the project, in milliseconds; 0 if none exists. */
export function newest(...names) {
  const changes = names.flatMap((name) => {
    const path = join(root, name)
    const entry = statSync(path, { throwIfNoEntry: false })
    if (entry?.isDirectory()) return readdirSync(path).map((inside) => newest(join(name, inside)))
    return entry?.mtimeMs ?? 0
  })
  return Math.max(0, ...changes)
}

/** Returns true if `dist` is newer than the sources. A build writes the file of hashes last. */
export function isBuilt() {
  const sources = newest('src', 'elements', 'scripts/rollup', 'patches', 'rollup.config.mjs', 'package.json')
  return newest('dist/integrity.json') > sources
}

/**
 * Returns true if the command, its shop and the types, which `npm start` does not build, are newer than their sources.
 */
function isCommandBuilt() {
  const built = ['dist/flx-cli.mjs', 'serve/demo/server/serve.mjs', 'dist/types/flx.d.ts'].map((file) => newest(file))
  return Math.min(...built) > newest('src', 'cli', 'demo/server', 'demo/site')
}

/** Builds `dist` and `serve` if they are older than their sources. @throws if the build fails */
export function buildIfStale() {
  if (isBuilt() && isCommandBuilt()) return
  if (run('node', ['scripts/build.mjs', ...(isBuilt() ? ['commande'] : [])]) !== 0) {
    throw new Error('La construction de dist a échoué : voyez les messages ci-dessus.')
  }
}

import { join } from 'node:path'
import { newest } from './newest.mjs'
import { root, run } from './setup.mjs'

const at = (...names) => join(root, ...names)

/** Returns true if `dist` is newer than the sources. A build writes the file of hashes last. */
export function isBuilt() {
  const sources = newest(
    at('src'),
    at('elements'),
    at('scripts', 'rollup'),
    at('patches'),
    at('rollup.config.mjs'),
    at('package.json'),
  )
  return newest(at('dist', 'integrity.json')) > sources
}

/**
 * Returns true if the command, its shop and the types, which `npm start` does not build, are newer than their sources.
 */
function isCommandBuilt() {
  const sources = newest(at('src'), at('cli'), at('demo', 'server'), at('demo', 'site'))
  const built = [at('dist', 'flx-cli.mjs'), at('serve', 'demo', 'server', 'serve.mjs'), at('dist', 'types', 'flx.d.ts')]
  return Math.min(...built.map((file) => newest(file))) > sources
}

/** Builds `dist` and `serve` if they are older than their sources. @throws if the build fails */
export function buildIfStale() {
  if (isBuilt() && isCommandBuilt()) return
  if (run('node', ['scripts/build.mjs', ...(isBuilt() ? ['commande'] : [])]) !== 0) {
    throw new Error('La construction de dist a échoué : voyez les messages ci-dessus.')
  }
}

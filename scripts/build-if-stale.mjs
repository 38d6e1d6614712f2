import { join } from 'node:path'
import { newest } from './newest.mjs'
import { root, run } from './setup.mjs'

const at = (...names) => join(root, ...names)

/** Whether `dist` is a build of the sources: a build writes the hashes last. */
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

/** Whether the command and its shop, which `npm start` leaves out, are built of what they are made of. */
function isCommandBuilt() {
  const sources = newest(at('src'), at('cli'), at('demo', 'server'), at('demo', 'site'))
  const built = [at('dist', 'flx-cli.mjs'), at('serve', 'demo', 'server', 'serve.mjs'), at('dist', 'types', 'flx.d.ts')]
  return Math.min(...built.map((file) => newest(file))) > sources
}

/** Builds `dist` and `serve` where they are older than what they are made of. @throws when the build fails */
export function buildIfStale() {
  if (isBuilt() && isCommandBuilt()) return
  if (run('node', ['scripts/build.mjs', ...(isBuilt() ? ['commande'] : [])]) !== 0) {
    throw new Error('La construction de dist a échoué : voyez les messages ci-dessus.')
  }
}

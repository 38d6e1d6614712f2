import { join } from 'node:path'
import { newest } from './newest.mjs'
import { root, run } from './setup.mjs'

const at = (...names) => join(root, ...names)

/** Builds `dist` where it is older than what it is made of, or was left by `npm run dev`. @throws when the build fails */
export function buildIfStale() {
  const sources = newest(at('src'), at('elements'), at('rollup.config.mjs'), at('package.json'))
  // A whole build writes the hashes last; that of `npm run dev` does not write them.
  const isFresh = newest(at('dist', 'integrity.json')) > Math.max(sources, newest(at('dist', 'flx.js')))
  if (!isFresh && run('node', ['scripts/build.mjs']) !== 0) {
    throw new Error('La construction de dist a échoué : voyez les messages ci-dessus.')
  }
}

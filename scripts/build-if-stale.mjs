import { join } from 'node:path'
import { newest } from './newest.mjs'
import { root, run } from './setup.mjs'

const at = (...names) => join(root, ...names)

/** Builds `dist` and `serve` where they are older than what they are made of, or `dist` was left by `npm run dev`. @throws when the build fails */
export function buildIfStale() {
  const sources = newest(at('src'), at('elements'), at('cli'), at('rollup.config.mjs'), at('package.json'))
  // A whole build writes the hashes last; that of `npm run dev` does not write them.
  const isFresh = newest(at('dist', 'integrity.json')) > Math.max(sources, newest(at('dist', 'flx.js')))
  const shop = newest(at('demo', 'server'), at('demo', 'site'), at('demo', 'guide', 'contract'))
  const isShopFresh = newest(at('serve', 'demo', 'server', 'serve.mjs')) > shop
  if (isFresh && isShopFresh) return
  if (run('node', ['scripts/build.mjs', ...(isFresh ? ['commande'] : [])]) !== 0) {
    throw new Error('La construction de dist a échoué : voyez les messages ci-dessus.')
  }
}

import { globSync, readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { esbuildTargets } from '../targets.mjs'
import { withLogicalLonghands } from './logical-longhands.mjs'
import { withRootUnits } from './root-units.mjs'

const tokens = new Set(readFileSync('src/ui/tokens.css', 'utf8').match(/--flx-[\w-]+(?=:)/g))
const fallback = /var\((--flx-[\w-]+),(?:[^()]|\([^()]*\))*\)/g

/** A style sheet in the units and longhands in which it holds on pages that others wrote; tests see it so as well. */
export const asShipped = (css) => withLogicalLonghands(withRootUnits(css))

const folders = new Map()

/** Whether the tokens are adopted along with a sheet: it is of `src/ui/`, or its feature asks for what is drawn with. */
function comesWithTokens(id) {
  const folder = /src[\\/](?:ui\b|[\w-]+[\\/][\w-]+)/.exec(id)?.[0] ?? ''
  if (!folders.has(folder)) {
    const asks = (file) => readFileSync(file, 'utf8').includes('ui/styles.ts')
    folders.set(folder, folder.endsWith('ui') || globSync(`${folder}/**/*.{ts,tsx}`).some(asks))
  }
  return folders.get(folder)
}

/**
 * Imports of a style sheet give its minified text. What a token is without tokens is left out where these are always
 * there: elsewhere a page may have no other element, and would have no focus ring.
 */
export function cssText() {
  return {
    name: 'css-text',
    async transform(source, id) {
      if (!id.endsWith('.css')) return null
      const isKnown = (name) => tokens.has(name) && comesWithTokens(id)
      const lean = source.replace(fallback, (whole, name) => (isKnown(name) ? `var(${name})` : whole))
      const { code } = await transform(asShipped(lean), {
        loader: 'css',
        minify: true,
        target: esbuildTargets,
      })
      return { code: `export default ${JSON.stringify(code.trim())}`, map: { mappings: '' } }
    },
  }
}

import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { withRootUnits } from './root-units.mjs'

const tokens = new Set(readFileSync('src/ui/tokens.css', 'utf8').match(/--flx-[\w-]+(?=:)/g))
const fallback = /var\((--flx-[\w-]+),(?:[^()]|\([^()]*\))*\)/g

/** Imports of a style sheet give its minified text, without the fallbacks of tokens: these are adopted along with it. */
export function cssText() {
  return {
    name: 'css-text',
    async transform(source, id) {
      if (!id.endsWith('.css')) return null
      const lean = source.replace(fallback, (whole, name) => (tokens.has(name) ? `var(${name})` : whole))
      const { code } = await transform(withRootUnits(lean), {
        loader: 'css',
        minify: true,
        target: ['chrome123', 'firefox120', 'safari17.5'],
      })
      return { code: `export default ${JSON.stringify(code.trim())}`, map: { mappings: '' } }
    },
  }
}

import { transform } from 'esbuild'
import { esbuildTargets } from '../targets.mjs'
import { withRootUnits } from './root-units.mjs'

/** A style sheet in the units in which it holds on pages that others wrote; tests see it so as well. */
export const asShipped = withRootUnits

/** Imports of a style sheet give its minified text. */
export function cssText() {
  return {
    name: 'css-text',
    async transform(source, id) {
      if (!id.endsWith('.css')) return null
      const { code } = await transform(asShipped(source), { loader: 'css', minify: true, target: esbuildTargets })
      return { code: `export default ${JSON.stringify(code.trim())}`, map: { mappings: '' } }
    },
  }
}

import { transform } from 'esbuild'
import { esbuildTargets } from '../targets.mjs'

const lengths = /--flx-rem:[^;}]*|@(media|container)[^{]*|(?<![\w.-])(-?\d*\.?\d+)rem\b/g
const inPrelude = /((?:\d+\.)?\d+)rem\b/g

/**
 * A style sheet as it holds on pages that others wrote; tests see it so as well. A theme may make `1rem` small (Bootstrap 3:
 * 10 px): lengths are counted in `--flx-rem`, which follows the page's root and never shrinks below 16 px. A condition on a
 * container knows no property; that of a media query is the visitor's own text size already.
 */
export function asShipped(css) {
  return css.replace(lengths, (whole, rule, count) => {
    if (count !== undefined) return `calc(${count} * var(--flx-rem))`
    return rule === 'container' ? whole.replace(inPrelude, (_, number) => `${number * 16}px`) : whole
  })
}

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

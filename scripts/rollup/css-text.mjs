import { transform } from 'esbuild'
import { targets } from '../../src/core/targets.ts'

const lengths = /--flx-rem:[^;}]*|@(media|container)[^{]*|(?<![\w.-])(-?\d*\.?\d+)rem\b/g
const inPrelude = /((?:\d+\.)?\d+)rem\b/g

/** The oldest browsers, as esbuild expects them. */
const browsers = Object.entries(targets).map(([browser, version]) => `${browser}${version}`)

/**
 * Returns a style sheet adapted to pages of other authors, which tests use as well. A theme may make `1rem` small (10
 * px in Bootstrap 3), so lengths use `--flx-rem`, which follows the page's root but is never below 16 px. Container
 * conditions cannot use a property, so they are in px. In media queries, `rem` already is the visitor's own text size.
 */
export function asShipped(css) {
  return css.replace(lengths, (whole, rule, count) => {
    if (count !== undefined) return `calc(${count} * var(--flx-rem))`
    return rule === 'container' ? whole.replace(inPrelude, (_, number) => `${number * 16}px`) : whole
  })
}

/** A plugin that replaces imports of a style sheet by its minified text. */
export function cssText() {
  return {
    name: 'css-text',
    async transform(source, id) {
      if (!id.endsWith('.css')) return null
      const { code } = await transform(asShipped(source), { loader: 'css', minify: true, target: browsers })
      return { code: `export default ${JSON.stringify(code.trim())}`, map: { mappings: '' } }
    },
  }
}

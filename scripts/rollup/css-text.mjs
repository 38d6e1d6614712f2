import { transform } from 'esbuild'

/** Imports of a style sheet give its minified text. */
export function cssText() {
  return {
    name: 'css-text',
    async transform(source, id) {
      if (!id.endsWith('.css')) return null
      const { code } = await transform(source, {
        loader: 'css',
        minify: true,
        target: ['chrome123', 'firefox120', 'safari17.5'],
      })
      return { code: `export default ${JSON.stringify(code.trim())}`, map: { mappings: '' } }
    },
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { asShipped } from '../../../scripts/rollup/css-text.mjs'
import { bundleVendors, toVendors } from './vendors.mjs'

/** Style sheets as they ship, but for their size. */
const styleSheets = {
  name: 'style-sheets',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: asShipped(await readFile(path, 'utf8')),
      loader: 'text',
    }))
  },
}

/** Tags that the files of the catalogue declare. */
function tagsOf(folder) {
  const sources = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  return sources.flatMap((source) => [...source.matchAll(/^ \* @tag (\S+)/gm)].map(([, tag]) => tag))
}

/** React is CommonJS, which a browser cannot import file by file. */
async function bundle(path) {
  const { outputFiles } = await build({
    entryPoints: [`.${path}`],
    inject: ['test/support/runner/plain-failures.ts'],
    plugins: [toVendors, styleSheets],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __FLX_VERSION__: '"0.0.0-test"',
      __FLX_BUILD__: '"test"',
      __FLX_COMMON_IMPORTS__: '0',
      __FLX_TAGS__: JSON.stringify(tagsOf('elements')),
    },
    logLevel: 'silent',
  })
  return outputFiles[0].text
}

/** Serves each test file as one bundle, and beside it, once for all of them, the packages that many need. */
export function bundleTests() {
  let vendors
  return {
    name: 'bundle-tests',
    resolveMimeType: ({ path }) => (/\.tsx?$/.test(path) ? 'js' : undefined),
    async serve({ path }) {
      if (path.endsWith('/maplibre-worker-test.js')) {
        return { body: await readFile('node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', 'utf8'), type: 'js' }
      }
      if (path.startsWith('/test/.vendors/')) {
        vendors ??= bundleVendors()
        return { body: (await vendors).get(path), type: 'js' }
      }
      return /^\/test\/.*\.test\.tsx?$/.test(path) ? { body: await bundle(path), type: 'js' } : undefined
    },
  }
}

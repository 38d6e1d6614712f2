import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'

/** Serves each test file as one bundle: React is CommonJS, which a browser cannot import file by file. */
export function bundleTests() {
  return {
    name: 'bundle-tests',
    resolveMimeType: ({ path }) => (/\.tsx?$/.test(path) ? 'js' : undefined),
    async serve({ path }) {
      if (path.endsWith('/maplibre-worker-test.js')) {
        return { body: await readFile('node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', 'utf8'), type: 'js' }
      }
      if (!/^\/test\/.*\.test\.tsx?$/.test(path)) return undefined
      const result = await build({
        entryPoints: [`.${path}`],
        bundle: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        jsx: 'automatic',
        sourcemap: 'inline',
        loader: { '.css': 'text' },
        define: {
          'process.env.NODE_ENV': '"production"',
          __FLX_VERSION__: '"0.0.0-test"',
          __FLX_BUILD__: '"test"',
          __FLX_COMMON_IMPORTS__: '0',
          __FLX_TAGS__: '["flx-track"]',
        },
        logLevel: 'silent',
      })
      return { body: result.outputFiles[0].text, type: 'js' }
    },
  }
}

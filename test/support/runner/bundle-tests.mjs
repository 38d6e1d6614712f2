import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Bundles test files, since React is CommonJS, which a browser cannot import file by file. All in one go: what several
 * share, React among it, is compiled once, and a page fetches no more than what its own file needs.
 * @returns what each address of the test server gives
 */
async function bundle(files) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: files,
    inject: ['test/support/runner/plain-failures.ts'],
    bundle: true,
    splitting: true,
    write: false,
    outbase: '.',
    outdir: '.',
    chunkNames: 'test/.chunks/[hash]',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'inline',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"', __FLX_VERSION__: '"0.0.0-test"', __FLX_BUILD__: '"test"' },
    logLevel: 'warning',
  })
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(root.length), Buffer.from(contents).toString()]))
}

/** Serves the test files of the run, and learns which these are: a plugin and a reporter of the test runner. */
export function bundleTests() {
  let files = []
  let bundled
  const plugin = {
    name: 'bundle-tests',
    resolveMimeType: ({ path }) => (/\.tsx?$/.test(path) ? 'js' : undefined),
    async serve({ path }) {
      if (path.endsWith('/maplibre-worker-test.js')) {
        return { body: await readFile('node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', 'utf8'), type: 'js' }
      }
      if (!/^\/test\/(?:.*\.test\.tsx?|\.chunks\/.*)$/.test(path)) return undefined
      bundled ??= bundle(files)
      const body = (await bundled).get(path.replace(/\.tsx?$/, '.js'))
      return body === undefined ? undefined : { body, type: 'js' }
    },
  }
  const reporter = {
    start({ testFiles }) {
      files = testFiles
    },
    onTestRunStarted() {
      bundled = undefined
    },
  }
  return { plugin, reporter }
}

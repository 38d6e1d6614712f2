import { readFile } from 'node:fs/promises'
import { extname, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { defines } from '../../../scripts/defines.mjs'
import { asShipped } from '../../../scripts/rollup/css-text.mjs'

const root = resolve(import.meta.dirname, '../../..')

/** Loads style sheets as they are published, but not minified. */
const styleSheets = {
  name: 'style-sheets',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: asShipped(await readFile(path, 'utf8')),
      loader: 'text',
    }))
  },
}

/** The built files by address. A test file has the address of its source, with `.js`. */
const built = new Map()

/** Builds test files together. Code that they share is compiled once, into files that each of them imports. */
export async function bundleTests(files) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: files,
    inject: ['test/support/runner/plain-failures.ts'],
    plugins: [styleSheets],
    bundle: true,
    splitting: true,
    write: false,
    outdir: '.',
    outbase: '.',
    chunkNames: 'test/.chunks/[name]-[hash]',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    define: defines('production'),
    logLevel: 'silent',
  })
  for (const { path, text } of outputFiles) built.set(`/${relative(root, path).replaceAll('\\', '/')}`, text)
}

/**
 * Serves the built test files and their shared files. A test file that was not built with the others, such as one
 * opened in one's own browser, is built on request.
 */
export const bundledTests = {
  name: 'bundled-tests',
  resolveMimeType: ({ path }) => (/\.tsx?$/.test(path) ? 'js' : undefined),
  async serve({ path }) {
    if (path.includes('/maplibre-worker-')) {
      return { body: await readFile('node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', 'utf8'), type: 'js' }
    }
    if (!/^\/test\/.*\.test\.tsx?$/.test(path)) {
      const body = built.get(path)
      return body === undefined ? undefined : { body, type: extname(path) }
    }
    const address = path.replace(/\.tsx?$/, '.js')
    if (built.has(address)) return { body: built.get(address), type: 'js' }
    await bundleTests([`.${path}`])
    const body = built.get(address)
    built.delete(address)
    return { body, type: 'js' }
  },
}

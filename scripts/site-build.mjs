import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { newest } from './newest.mjs'
import { root } from './setup.mjs'

/** Where the demonstration's own build is, from the root: `dist`, which ships, is left as it is. */
export const siteDist = '.cache/site'

const at = (...names) => join(root, ...names)

const elementTags = () =>
  readdirSync(at('elements'))
    .filter((file) => file !== 'index.ts')
    .map((file) => `flx-${file.replace(/\.ts$/, '')}`)

/** What esbuild is told to build the elements for the demonstration. */
export function siteOptions() {
  return {
    entryPoints: [
      { in: 'elements/index.ts', out: 'flx' },
      { in: 'maplibre-gl/dist/maplibre-gl-worker.mjs', out: 'chunks/maplibre-worker-dev' },
    ],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: true,
    charset: 'utf8',
    logLevel: 'warning',
    chunkNames: 'chunks/[name]-[hash]',
    loader: { '.css': 'text' },
    define: {
      'process.env.NODE_ENV': '"development"',
      __FLX_VERSION__: '"0.0.0-dev"',
      __FLX_BUILD__: '"dev"',
      __FLX_COMMON_IMPORTS__: '0',
      __FLX_TAGS__: JSON.stringify(elementTags()),
    },
  }
}

/**
 * The folder whose build is that of the sources: the one that ships where it is, else that of the demonstration;
 * nothing where neither is.
 */
export function freshBuild() {
  const sources = newest(at('src'), at('elements'), at('package.json'))
  if (newest(at('dist', 'integrity.json')) > sources) return 'dist'
  // What describes the elements is written last.
  return newest(at(siteDist, 'web-types.json')) > sources ? siteDist : undefined
}

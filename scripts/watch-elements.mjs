import { context } from 'esbuild'
import { defines } from './defines.mjs'
import { root } from './setup.mjs'

/** Builds the elements unminified into a folder, again at each change. */
const watched = await context({
  absWorkingDir: root,
  outdir: process.argv[2],
  entryPoints: [
    { in: 'elements/index.ts', out: 'flx' },
    {
      in: 'maplibre-gl/dist/maplibre-gl-worker.mjs',
      out: `chunks/maplibre-worker-${JSON.parse(defines('development').__FLX_MAP_VERSION__)}`,
    },
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
  define: defines('development'),
})
await watched.watch()

import './plain-errors.mjs'
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { context } from 'esbuild'
import { buildManifest } from './build/manifest.mjs'
import { defines } from './defines.mjs'
import { onShellEnd } from './shell-end.mjs'

/** Folder of the elements built during development. `dist`, which is published, stays as it is. */
const folder = '.cache/dev'
const values = defines('development')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await buildManifest(folder)
/** Builds the elements unminified, again at each change. */
const elements = await context({
  outdir: folder,
  entryPoints: [
    { in: 'elements/index.ts', out: 'flx' },
    {
      in: 'maplibre-gl/dist/maplibre-gl-worker.mjs',
      out: `chunks/maplibre-worker-${JSON.parse(values.__FLX_MAP_VERSION__)}`,
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
  define: values,
})
await elements.watch()
/** Restarts at each change of its files. */
const server = spawn('tsx', ['watch', '--clear-screen=false', 'demo/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FLX_DEV: '1', DIST_DIR: folder },
})
server.on('exit', (code) => process.exit(code ?? 0))
const stop = () => server.kill()
// The terminal itself sends Ctrl-C to both.
process.on('SIGTERM', stop)
onShellEnd(stop)

import { spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { environment, installDependencies, root, run } from './setup.mjs'

/** Rebuilds `dist` at each change, quickly and unminified, and restarts the server at each change of its own. */
function watch(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, FLX_DEV: '1' } })
  child.on('exit', (code) => {
    process.exitCode = code ?? 0
    for (const other of children) other.kill()
  })
  return child
}

const elementTags = readdirSync(join(root, 'elements')).map((file) => `flx-${file.replace(/\.ts$/, '')}`)

const children = []
try {
  installDependencies()
  rmSync(join(root, 'dist', 'chunks'), { recursive: true, force: true })
  run('node', ['scripts/manifest.mjs'])
  children.push(
    watch('esbuild', [
      'flx=elements/index.ts',
      'chunks/maplibre-worker-dev=maplibre-gl/dist/maplibre-gl-worker.mjs',
      '--bundle',
      '--splitting',
      '--format=esm',
      '--target=es2022',
      '--jsx=automatic',
      '--sourcemap',
      '--outdir=dist',
      '--chunk-names=chunks/[name]-[hash]',
      '--loader:.css=text',
      '--define:process.env.NODE_ENV="development"',
      '--define:__FLX_VERSION__="0.0.0-dev"',
      '--define:__FLX_BUILD__="dev"',
      '--define:__FLX_COMMON_IMPORTS__=0',
      `--define:__FLX_TAGS__=${JSON.stringify(elementTags)}`,
      '--watch=forever',
    ]),
    watch('tsx', ['watch', '--clear-screen=false', 'demo/server/main.ts']),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

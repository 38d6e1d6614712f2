import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { environment, installDependencies, root, run } from './setup.mjs'
import { onShellEnd } from './shell-end.mjs'

/** Folder of the elements built during development. `dist`, which is published, stays as it is. */
const folder = '.cache/dev'

/**
 * Starts a command that watches its files: it rebuilds the elements, fast and unminified, or restarts the server at
 * each change.
 */
function watch(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, FLX_DEV: '1', DIST_DIR: folder },
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 0
    // A process that ended by itself ends the others too. One that was killed is already being stopped with them.
    if (!signal) stop()
  })
  return child
}

const children = []

function stop() {
  for (const child of children) child.kill()
}

// The terminal itself sends Ctrl-C to all of them.
process.on('SIGTERM', stop)
onShellEnd(stop)
try {
  installDependencies()
  rmSync(join(root, folder), { recursive: true, force: true })
  run('node', ['scripts/manifest.mjs', folder])
  children.push(
    watch('node', ['scripts/watch-elements.mjs', folder]),
    watch('tsx', ['watch', '--clear-screen=false', 'demo/server/main.ts']),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

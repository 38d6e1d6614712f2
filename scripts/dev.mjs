import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { environment, installDependencies, root, run } from './setup.mjs'
import { onShellEnd } from './shell-end.mjs'

/** Where the elements are built while one works on them: `dist`, which ships, is left as it is. */
const folder = '.cache/dev'

/** Rebuilds the demonstration's files at each change, quickly and unminified, and restarts the server at each change of its own. */
function watch(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, FLX_DEV: '1', DIST_DIR: folder },
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 0
    // Who was told to end is not the only one who was.
    if (!signal) stop()
  })
  return child
}

const children = []

function stop() {
  for (const child of children) child.kill()
}

// Ctrl-C is given to all of them by the terminal.
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

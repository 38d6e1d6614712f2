import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { environment, installDependencies, root, run } from './setup.mjs'
import { siteDist } from './site-build.mjs'

/** Rebuilds the demonstration's files at each change, quickly and unminified, and restarts the server at each change of its own. */
function watch(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, FLX_DEV: '1', DIST_DIR: siteDist },
  })
  child.on('exit', (code) => {
    process.exitCode = code ?? 0
    for (const other of children) other.kill()
  })
  return child
}

const children = []
try {
  installDependencies()
  rmSync(join(root, siteDist), { recursive: true, force: true })
  run('node', ['scripts/manifest.mjs', siteDist])
  children.push(
    watch('node', ['scripts/build-demo.mjs', '--watch']),
    watch('tsx', ['watch', '--clear-screen=false', 'demo/server/main.ts']),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

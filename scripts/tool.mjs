import { join } from 'node:path'
import { installDependencies, root, run } from './setup.mjs'

/** Runs a tool of `tools/`, which has dependencies of its own: `node scripts/tool.mjs pictures/draw.mjs`. */
try {
  installDependencies()
  installDependencies(join(root, 'tools'))
  process.exitCode = run('node', ['--import', 'tsx', join('tools', process.argv[2] ?? '')])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

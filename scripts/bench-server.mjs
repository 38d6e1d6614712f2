import { join } from 'node:path'
import { buildIfStale } from './build-if-stale.mjs'
import { installDependencies, root, run } from './setup.mjs'

try {
  installDependencies()
  installDependencies(join(root, 'test', 'bench'))
  buildIfStale()
  process.exitCode = run('node', ['--import', 'tsx', 'test/bench/load/main.ts', ...process.argv.slice(2)])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

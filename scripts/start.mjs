import { buildIfStale } from './build-if-stale.mjs'
import { installDependencies, run } from './setup.mjs'

try {
  installDependencies()
  buildIfStale()
  process.exitCode = run('node', ['--import', 'tsx', 'demo/server/main.ts'])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

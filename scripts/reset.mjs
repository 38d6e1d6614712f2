import { installDependencies, run } from './setup.mjs'

try {
  installDependencies()
  process.exitCode = run('node', [
    '--import',
    './scripts/missing-module.mjs',
    '--import',
    'tsx',
    'demo/server/reset.ts',
    ...process.argv.slice(2),
  ])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { newest } from './newest.mjs'
import { installDependencies, root, run } from './setup.mjs'

const at = (...names) => join(root, ...names)

try {
  installDependencies()
  installDependencies(at('test', 'bench'))
  process.env.CHROME_PATH = ensureBrowser()
  const sources = newest(at('src'), at('elements'), at('rollup.config.mjs'), at('package.json'))
  if (newest(at('dist', 'flx.js')) < sources && run('node', ['scripts/build.mjs']) !== 0) {
    throw new Error('La construction de dist a échoué : voyez les messages ci-dessus.')
  }
  process.exitCode = run('node', ['--import', 'tsx', 'test/bench/main.ts', ...process.argv.slice(2)])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

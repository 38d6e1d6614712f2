import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './setup.mjs'

/** Returns the time of the last change among files and folders of the project, in milliseconds; 0 if none exists. */
export function newest(...names) {
  const changes = names.flatMap((name) => {
    const path = join(root, name)
    const entry = statSync(path, { throwIfNoEntry: false })
    if (entry?.isDirectory()) return readdirSync(path).map((inside) => newest(join(name, inside)))
    return entry?.mtimeMs ?? 0
  })
  return Math.max(0, ...changes)
}

/**
 * Builds `dist` and `serve` if they are older than their sources. The bill of materials is written last.
 * @param more - Further sources: those of the commands.
 * @throws if the build fails
 */
export function buildIfStale(more = ['cli', 'demo/server', 'demo/site']) {
  const pages = ['src', 'elements', 'scripts/rollup', 'patches', 'rollup.config.mjs', 'package.json']
  if (newest('dist/sbom.cdx.json') > newest(...pages, ...more)) return
  if (run('node', ['scripts/build.mjs']) !== 0)
    throw new Error('La construction de dist a échoué : voyez les messages ci-dessus.')
}

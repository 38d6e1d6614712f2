import { readFile, rm } from 'node:fs/promises'
import { buildBundles } from './build/bundle.mjs'
import { buildIntegrity } from './build/integrity.mjs'
import { buildManifest } from './build/manifest.mjs'
import { buildNotices } from './build/notices.mjs'
import { buildTypes } from './build/types.mjs'

const { version } = JSON.parse(await readFile('package.json', 'utf8'))

async function step(title, act) {
  const start = performance.now()
  await act()
  console.log(`  ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}

/** Builds everything that ships, into an empty `dist`. */
async function build() {
  console.log(`flx ${version} : construction de dist/`)
  await rm('dist', { recursive: true, force: true })
  await Promise.all([step('types', buildTypes), step('fichiers', buildBundles)])
  await Promise.all([
    step('manifeste', buildManifest),
    step('intégrité', () => buildIntegrity(version)),
    step('licences', buildNotices),
  ])
}

try {
  await build()
} catch (error) {
  console.error(`La construction a échoué.\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

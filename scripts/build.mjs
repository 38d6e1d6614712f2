import { readFile, rm } from 'node:fs/promises'
import { buildBundles } from './build/bundle.mjs'
import { buildCommand } from './build/command.mjs'
import { buildContract } from './build/contract.mjs'
import { keepEarlier } from './build/earlier.mjs'
import { buildFrameworks } from './build/frameworks.mjs'
import { buildIntegrity } from './build/integrity.mjs'
import { buildLlms } from './build/llms.mjs'
import { buildManifest } from './build/manifest.mjs'
import { buildNotices } from './build/notices.mjs'
import { buildSizes } from './build/sizes.mjs'
import { buildTypes } from './build/types.mjs'
import { declarationsOf } from './manifest/create-manifest.mjs'

const { version } = JSON.parse(await readFile('package.json', 'utf8'))

async function step(title, act) {
  const start = performance.now()
  await act()
  console.log(`  ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}

/** Writes what is told of each element: to editors, to models, to the guide. */
async function describe() {
  const manifest = await buildManifest()
  const tags = declarationsOf(manifest).filter(({ wake }) => wake)
  await buildLlms(manifest)
  await buildFrameworks(manifest)
  await buildSizes(tags.map(({ tagName }) => tagName))
}

/** Builds what pages load and what the guide says of it, into an empty `dist`. */
async function buildPage() {
  await keepEarlier()
  await rm('dist', { recursive: true, force: true })
  await step('fichiers', buildBundles)
  await step('manifeste', describe)
  await step('intégrité', () => buildIntegrity(version))
}

/** Builds what the package holds besides: declarations of types, the command. */
const buildCommandAndTypes = () => Promise.all([step('types', buildTypes), step('commande', buildCommand)])

/** Builds everything that ships. */
async function build() {
  console.log(`flx ${version} : construction de dist/`)
  await buildPage()
  await Promise.all([
    buildCommandAndTypes(),
    step('contrat', () => buildContract(version)),
    step('licences', buildNotices),
  ])
}

const parts = { commande: buildCommandAndTypes, page: buildPage }

try {
  await (parts[process.argv[2]] ?? build)()
} catch (error) {
  console.error(`La construction a échoué.\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

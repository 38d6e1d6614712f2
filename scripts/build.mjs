import './plain-errors.mjs'
import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { openApi } from '../src/contract/openapi.ts'
import { buildBundles } from './build/bundle.mjs'
import { buildSizes } from './build/chunk-graph.mjs'
import { buildCommand } from './build/command.mjs'
import { buildFrameworks } from './build/frameworks.mjs'
import { buildIntegrity } from './build/integrity.mjs'
import { buildLlms } from './build/llms.mjs'
import { buildManifest } from './build/manifest.mjs'
import { buildNotices } from './build/notices.mjs'
import { buildTypes } from './build/types.mjs'
import { declarationsOf } from './manifest/create-manifest.mjs'

const { version } = JSON.parse(await readFile('package.json', 'utf8'))

async function step(title, act) {
  const start = performance.now()
  const result = await act()
  console.log(`  ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return result
}

/** Writes the descriptions of each element, for editors, for language models and for the guide. */
async function describe() {
  const manifest = await buildManifest()
  const tags = declarationsOf(manifest).filter(({ wake }) => wake)
  await buildLlms(manifest)
  await buildFrameworks(manifest)
  await buildSizes(tags.map(({ tagName }) => tagName))
}

/** Empties `dist`. Pages that are open still ask for the chunks of the build before: they are kept in `dist-before`. */
async function empty() {
  if (existsSync('dist/integrity.json')) {
    await rm('dist-before', { recursive: true, force: true })
    const isScript = (name) => !name.endsWith('.map')
    await cp('dist/chunks', 'dist-before/chunks', { recursive: true, filter: isScript })
  }
  await rm('dist', { recursive: true, force: true })
}

/** Builds the files that pages load, and the data that the guide shows about them. */
async function buildPage() {
  await step('fichiers', buildBundles)
  await step('manifeste', describe)
  await step('intégrité', () => buildIntegrity(version))
}

/** Builds the commands, and the calls to a server and their possible answers as OpenAPI, for developers of a site. */
async function buildTools() {
  const shop = await step('commande', buildCommand)
  await step('contrat', () => writeFile('dist/openapi.json', JSON.stringify(openApi(version))))
  return shop
}

console.log(`flx ${version} : construction de dist/ (une demi-minute)`)
await empty()
const [shop] = await Promise.all([buildTools(), buildPage(), step('types', buildTypes)])
await step('licences', () => buildNotices(shop))

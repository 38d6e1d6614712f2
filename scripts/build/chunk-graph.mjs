import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sharedChunks } from '../rollup/shared-chunks.mjs'

const staticImport = /(?:from|import)\s*"(\.[^"]+\.js)"/g

/** Size of a file of `dist` as it travels, in bytes. */
export function gzipSize(file) {
  return gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length
}

/** A file of `dist` and all that it imports before it runs. */
export function staticGraph(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path] of readFileSync(`dist/${file}`, 'utf8').matchAll(staticImport)) {
    staticGraph(posix.join(posix.dirname(file), path), found)
  }
  return found
}

const nameOf = (file) => posix.basename(file).replace(/-[\w-]{8}\.js$/, '')

const builtFiles = () => readdirSync('dist/chunks').filter((file) => file.endsWith('.js'))

/** Shared files, by their names in `sharedChunks`. */
export function sharedFiles(...names) {
  return builtFiles()
    .filter((file) => names.includes(nameOf(file)))
    .map((file) => `chunks/${file}`)
}

/** Files of an element: `all` that its first use fetches, and `own`, which no other part of the ground shares. */
export function filesOf(tag) {
  const name = tag.replace(/^flx-/, '')
  const file = builtFiles().find((candidate) => nameOf(candidate) === name)
  if (!file) throw new Error(`dist/chunks n’a pas de fichier pour <${tag}>.`)
  const all = [...staticGraph(`chunks/${file}`)]
  return { all, own: all.filter((each) => !sharedChunks.includes(nameOf(each))) }
}

/** Sum of the sizes of files, in bytes. */
export function sizeOf(files) {
  return files.reduce((sum, file) => sum + gzipSize(file), 0)
}

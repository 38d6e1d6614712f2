import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { entryNames, hashLength } from '../rollup/file-table.mjs'

const staticImport = /(?:from|import)\s*"(\.[^"]+\.js)"/g

/** Size of a file of `dist` as it travels, in bytes. */
function gzipSize(file) {
  return gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length
}

/** A file of `dist` and all that it imports before it runs. */
function staticGraph(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path] of readFileSync(`dist/${file}`, 'utf8').matchAll(staticImport)) {
    staticGraph(posix.join(posix.dirname(file), path), found)
  }
  return found
}

/** The file of `dist` that has a name, before its hash. @throws Error where there is none */
function fileNamed(name) {
  const file = readdirSync('dist/chunks').find(
    (each) => each.endsWith('.js') && each.slice(0, -(hashLength + '-.js'.length)) === name,
  )
  if (!file) throw new Error(`dist/chunks n’a pas de fichier « ${name} ».`)
  return `chunks/${file}`
}

/** Files that the first of these elements on a page fetches together, the script of the page included. */
export function filesOf(...tags) {
  const files = tags.map((tag) => fileNamed(entryNames.get(tag.slice('flx-'.length))))
  return ['flx.js', ...new Set(files.flatMap((file) => [...staticGraph(file)]))]
}

/** The file in which an element comes. */
export const ownFileOf = (tag) => fileNamed(entryNames.get(tag.slice('flx-'.length)))

/** Sum of the sizes of files as they travel, in bytes. */
export function sizeOf(files) {
  return files.reduce((sum, file) => sum + gzipSize(file), 0)
}

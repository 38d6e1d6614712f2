import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { entryNames, hashLength } from '../rollup/file-table.mjs'

const staticImport = /(?:from|import)\s*"(\.[^"]+\.js)"/g

/** Returns the compressed size of a file of `dist`, in bytes. */
function gzipSize(file) {
  return gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length
}

/** Returns a file of `dist` and all that it imports before it runs. */
function staticGraph(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path] of readFileSync(`dist/${file}`, 'utf8').matchAll(staticImport)) {
    staticGraph(posix.join(posix.dirname(file), path), found)
  }
  return found
}

/** Returns the file of `dist` with a name, not counting its hash. @throws Error if there is none */
function fileNamed(name) {
  const file = readdirSync('dist/chunks').find(
    (each) => each.endsWith('.js') && each.slice(0, -(hashLength + '-.js'.length)) === name,
  )
  if (!file) throw new Error(`dist/chunks n’a pas de fichier « ${name} ».`)
  return `chunks/${file}`
}

/** Returns the files that the first of these elements on a page loads, including the page's script. */
export function filesOf(...tags) {
  const files = tags.map((tag) => fileNamed(entryNames.get(tag.slice('flx-'.length))))
  return ['flx.js', ...new Set(files.flatMap((file) => [...staticGraph(file)]))]
}

/** Returns the file that contains an element. */
const ownFileOf = (tag) => fileNamed(entryNames.get(tag.slice('flx-'.length)))

/** Returns the sum of the compressed sizes of files, in bytes. */
function sizeOf(files) {
  return files.reduce((sum, file) => sum + gzipSize(file), 0)
}

/**
 * Writes the size of each element, in bytes of gzip: that of its own file, and that of all files for its first use on a
 * page.
 */
export async function buildSizes(tags) {
  const elements = {}
  for (const tag of tags) {
    const files = filesOf(tag).filter((file) => file !== 'flx.js')
    elements[tag] = { own: sizeOf([ownFileOf(tag)]), first: sizeOf(files), files: files.length }
  }
  const sizes = { loader: sizeOf(['flx.js']), classic: sizeOf(['flx.all.js']), elements }
  await writeFile('dist/sizes.json', `${JSON.stringify(sizes, null, 2)}\n`)
}

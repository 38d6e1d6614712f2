import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'

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

/** Parts that are fetched later, by the name of their module. */
export function partsOf(name) {
  const files = builtFiles().filter((file) => nameOf(file) === name)
  if (files.length === 0) throw new Error(`dist/chunks n’a pas de morceau « ${name} ».`)
  return files.map((file) => `chunks/${file}`)
}

const elementNames = readdirSync('elements').map((file) => file.replace(/\.ts$/, ''))

/** Every file of an element, by its name; nothing for a file of `elements` that is none. */
function filesByName(name) {
  const file = builtFiles().find((candidate) => nameOf(candidate) === name)
  return file ? [...staticGraph(`chunks/${file}`)] : []
}

/** Files of an element: `all` that its first use fetches, and `own`, which no other element fetches at its first use. */
export function filesOf(tag) {
  const name = tag.replace(/^flx-/, '')
  const all = filesByName(name)
  if (all.length === 0) throw new Error(`dist/chunks n’a pas de fichier pour <${tag}>.`)
  const others = new Set(elementNames.filter((other) => other !== name).flatMap(filesByName))
  return { all, own: all.filter((file) => !others.has(file)) }
}

/** Sum of the sizes of files, in bytes. */
export function sizeOf(files) {
  return files.reduce((sum, file) => sum + gzipSize(file), 0)
}

import { writeFile } from 'node:fs/promises'
import { filesOf, ownFileOf, sizeOf } from './chunk-graph.mjs'

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

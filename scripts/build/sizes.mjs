import { writeFile } from 'node:fs/promises'
import { filesOf, gzipSize, sizeOf } from './chunk-graph.mjs'

/** Writes what each element weighs, in bytes of gzip: its own code, and its first use on a page that had none. */
export async function buildSizes(tags) {
  const elements = {}
  for (const tag of tags) {
    const { all, own } = filesOf(tag)
    elements[tag] = { own: sizeOf(own), first: sizeOf(all), files: all.length }
  }
  const sizes = { loader: gzipSize('flx.js'), classic: gzipSize('flx.all.js'), elements }
  await writeFile('dist/sizes.json', `${JSON.stringify(sizes, null, 2)}\n`)
}

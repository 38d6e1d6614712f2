/**
 * Draws the pictures of the demo's catalogue and gallery, and those that the measured pages show, anew. To be run when
 * one of them changes: `npm run pictures`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { benchDrawings } from './bench.ts'
import { drawings } from './pictures.ts'

const root = resolve(import.meta.dirname, '../..')

for (const folder of ['demo/media', 'test/bench/pictures'])
  await rm(join(root, folder), { recursive: true, force: true })
let bytes = 0
const all = [...drawings, ...benchDrawings]
for (const { svg, files } of all) {
  // Drawn once, for its filters take long, then brought to each size.
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  for (const { file, width } of files) {
    const path = join(root, file)
    await mkdir(dirname(path), { recursive: true })
    const image = await sharp(data, { raw: info }).resize({ width }).webp({ quality: 82, effort: 4 }).toBuffer()
    await writeFile(path, image)
    bytes += image.length
  }
}
console.log(`${all.length} dessins, ${(bytes / 1e6).toFixed(1)} Mo`)

/** Draws `demo/media` anew: the pictures of the catalogue and of the gallery. To be run when either changes. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { drawings } from './pictures.ts'

const folder = resolve(import.meta.dirname, '../../demo/media')

await rm(folder, { recursive: true, force: true })
let bytes = 0
for (const { svg, files } of drawings) {
  // Drawn once, for its filters take long, then brought to each size.
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  for (const { file, width } of files) {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true })
    const image = await sharp(data, { raw: info }).resize({ width }).webp({ quality: 82, effort: 4 }).toBuffer()
    await writeFile(path, image)
    bytes += image.length
  }
}
console.log(`${drawings.length} dessins dans demo/media, ${(bytes / 1e6).toFixed(1)} Mo`)

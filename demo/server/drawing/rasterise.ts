import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export interface DrawnImage {
  body: Uint8Array<ArrayBuffer>
  etag: string
}

const underWay = new Map<string, Promise<Buffer>>()

async function draw(file: string, svg: string, width: number): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const image = await sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 82, effort: 3 }).toBuffer()
  const partial = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(partial, image)
  await rename(partial, file)
  return image
}

/**
 * A drawing in WebP at a width in pixels: made at the first request, then kept in the folder under its content's
 * hash, so that a drawing that changes is made again.
 */
export async function rasterise(folder: string, svg: string, width: number): Promise<DrawnImage> {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 20)
  const file = join(folder, `${hash}-${width}.webp`)
  await mkdir(folder, { recursive: true })
  const making = underWay.get(file) ?? draw(file, svg, width).finally(() => underWay.delete(file))
  underWay.set(file, making)
  return { body: new Uint8Array(await making), etag: `"${hash}-${width}"` }
}

import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { KeptFile } from '../schema.ts'
import type { HeldFile } from './form-files.ts'
import { removeStored, storedPath } from './storage.ts'

/** Longest side of a public picture, in pixels: more is useless on a screen. */
const longestSide = 2400
/** Most pixels of a picture that is read: enough for a phone's camera, but no decompression bomb. */
const mostPixels = 100_000_000

const formats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const

/**
 * Makes a public copy of a picture, under its own key. It is drawn again, upright and no larger than a screen, so that
 * it contains nothing but the picture: no place, time, device, thumbnail, or data after its end. The original stays as
 * it is.
 * @returns null when it is not a picture that can be read to its end.
 */
export async function publicPicture(folder: string, { key, name, type }: HeldFile): Promise<KeptFile | null> {
  const format = formats[type as keyof typeof formats]
  if (!format) return null
  const copy = randomUUID()
  const path = storedPath(folder, copy)
  try {
    const { default: sharp } = await import('sharp')
    await sharp(storedPath(folder, key), { limitInputPixels: mostPixels, failOn: 'error', animated: true })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toFile(path)
    return { key: copy, name, type, size: (await stat(path)).size }
  } catch {
    await removeStored(folder, copy)
    return null
  }
}

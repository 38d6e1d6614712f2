import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { KeptFile } from '../schema.ts'
import type { HeldFile } from './form-files.ts'
import { removeStored, storedPath } from './storage.ts'

/** Pixels of the longest side of a picture that visitors see: more is of no use on a screen. */
const longestSide = 2400
/** Pixels of a picture that is read at all: what a telephone takes, and no bomb of a few bytes. */
const mostPixels = 100_000_000

const formats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const

/**
 * A copy of a picture that anybody may see, under a key of its own: drawn anew, so that nothing goes along that is no
 * picture (where and when it was taken, by what, its thumbnail, anything behind its end), upright, and no larger than a
 * screen. What was sent stays as it is.
 * @returns null where it is no picture that can be read to its end.
 */
export async function publicPicture(folder: string, { key, name, type }: HeldFile): Promise<KeptFile | null> {
  const format = formats[type as keyof typeof formats]
  if (!format) return null
  const copy = randomUUID()
  const path = storedPath(folder, copy)
  try {
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

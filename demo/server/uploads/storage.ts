import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'

/** Returns the folder of visitors' files. They are never served directly from there. */
export async function uploadsFolder(dataDir: string): Promise<string> {
  if (dataDir === 'memory://') return mkdtemp(join(tmpdir(), 'flx-uploads-'))
  const folder = join(dataDir, 'uploads')
  await mkdir(folder, { recursive: true })
  return folder
}

/** Returns the name of a file on disk: made by the server, without extension, whatever name the visitor gave. */
export function storedName(key: string): string {
  return createHash('sha256').update(`upload:${key}`).digest('hex')
}

export const storedPath = (folder: string, key: string): string => join(folder, storedName(key))

export async function storedSize(folder: string, key: string): Promise<number> {
  const found = await stat(storedPath(folder, key)).catch(() => undefined)
  return found?.size ?? 0
}

/**
 * Appends a part to a file as it arrives; what came before a cut is kept. At most `most` bytes are written.
 * @returns true when the part came whole.
 */
export async function appendPart(folder: string, key: string, body: Readable, most: number): Promise<boolean> {
  let taken = 0
  const bound = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      taken += chunk.length
      if (taken > most) done(new Error('more bytes than were announced'))
      else done(null, chunk)
    },
  })
  try {
    await pipeline(body, bound, createWriteStream(storedPath(folder, key), { flags: 'a' }))
    return true
  } catch {
    return false
  }
}

/** Detects the type of a file from its content; empty when it is unknown. */
export async function typeOfStored(folder: string, key: string): Promise<string> {
  return (await fileTypeFromFile(storedPath(folder, key)).catch(() => undefined))?.mime ?? ''
}

export async function removeStored(folder: string, key: string): Promise<void> {
  await rm(storedPath(folder, key), { force: true })
}

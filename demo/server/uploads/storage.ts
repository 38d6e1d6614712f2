import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eq, lt } from 'drizzle-orm'
import { fileTypeFromFile } from 'file-type'
import type { Database } from '../database.ts'
import { ads, quoteRequests, uploads } from '../schema.ts'

/** Returns the folder of visitors' files. They are never served directly from there. */
export async function uploadsFolder(dataDir: string): Promise<string> {
  if (dataDir === 'memory://') return mkdtemp(join(tmpdir(), 'flx-uploads-'))
  const folder = join(dataDir, 'uploads')
  await mkdir(folder, { recursive: true })
  return folder
}

/** Returns the name of a file on disk: made by the server, without extension, whatever name the visitor gave. */
function storedName(key: string): string {
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

const keptHours = 24

/** Deletes the files whose form was never sent. */
export async function forgetOldUploads(db: Database, now: Date, folder: string): Promise<void> {
  const oldest = new Date(now.getTime() - keptHours * 3_600_000)
  for (const { key } of await db.select({ key: uploads.key }).from(uploads).where(lt(uploads.createdAt, oldest))) {
    await db.delete(uploads).where(eq(uploads.key, key))
    await removeStored(folder, key)
  }
}

/** Deletes the files on disk that the database no longer knows, since their session was deleted. */
export async function sweepUploads(db: Database, folder: string): Promise<void> {
  const waiting = await db.select({ key: uploads.key }).from(uploads)
  const requests = await db.select({ files: quoteRequests.files }).from(quoteRequests)
  const photos = await db.select({ files: ads.photos }).from(ads)
  const keys = [...waiting, ...[...requests, ...photos].flatMap(({ files }) => files)].map(({ key }) => storedName(key))
  const known = new Set(keys)
  for (const name of await readdir(folder)) if (!known.has(name)) await rm(join(folder, name), { force: true })
}

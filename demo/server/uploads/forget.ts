import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { ads, quoteRequests, uploads } from '../schema.ts'
import { removeStored, storedName } from './storage.ts'

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

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationsFolder } from './database.ts'
import { root } from './root.ts'
import * as schema from './schema.ts'
import { seed } from './seed/seed.ts'

const cache = join(root, '.cache')
const prefix = 'seeded-'

/** Returns a hash of the embedded database and of every source of the server, so of all that a seed depends on. */
async function sourceHash(passwordCost: number): Promise<string> {
  const hash = createHash('sha256').update(`${passwordCost} `)
  hash.update(await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite')))
  const names = await readdir(import.meta.dirname, { recursive: true })
  for (const name of names.filter((path) => /\.(?:tsx?|tsv|sql|json)$/.test(path)).sort()) {
    hash.update(`${name}\n`).update(await readFile(join(import.meta.dirname, name)))
  }
  return hash.digest('hex').slice(0, 20)
}

async function makeSnapshot(passwordCost: number): Promise<Buffer> {
  const client = new PGlite()
  try {
    const db = drizzle(client, { schema })
    await migrate(db, { migrationsFolder })
    await seed(db, passwordCost)
    await client.exec('checkpoint')
    const dump = await client.dumpDataDir('none')
    return Buffer.from(await dump.arrayBuffer())
  } finally {
    await client.close()
  }
}

/** Writes the file under a temporary name first, so that servers that start together never read a partial one. */
async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(cache, { recursive: true })
  const partial = `${file}.${randomUUID()}`
  await writeFile(partial, content)
  await rename(partial, file)
}

async function forgetOthers(file: string): Promise<void> {
  const names = await readdir(cache)
  const others = names.filter((name) => name.startsWith(prefix) && name.endsWith('.tar') && join(cache, name) !== file)
  await Promise.all(others.map((name) => rm(join(cache, name), { force: true })))
}

/**
 * Returns a migrated and seeded database, as PGlite dumps it, since this takes longest when a server starts in memory.
 * It is kept in `.cache` until a source of the server changes.
 */
export async function seededSnapshot(passwordCost: number): Promise<Blob> {
  const file = join(cache, `${prefix}${await sourceHash(passwordCost)}.tar`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return new Blob([new Uint8Array(known)])
  const made = await makeSnapshot(passwordCost)
  await keep(file, made)
  await forgetOthers(file)
  return new Blob([new Uint8Array(made)])
}

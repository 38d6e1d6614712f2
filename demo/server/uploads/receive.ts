import type { Readable } from 'node:stream'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Services, Session } from '../context.ts'
import { type KeptFile, sessions, uploads } from '../schema.ts'
import { appendPart, removeStored, storedSize, typeOfStored } from './storage.ts'
import { kindByName, refusalOf, rulesOf } from './upload-rules.ts'

type Row = typeof uploads.$inferSelect

export interface PartOfFile {
  key: string
  folder: string
  mask: string
  name: string
  size: number
  /** Position of this part in the file, in bytes. */
  from: number
  body: Readable
}

/** Files being written, by key: two requests that write to the same file would mix. */
const busy = new Map<string, { body: Readable; done: Promise<unknown> }>()

/** Bytes from which the type of any accepted file can be detected. */
const enoughToTell = 4100

/** Returns the files of a session, or those with these keys. For an unfinished file, `received` is its size on disk. */
export async function filesOf({ db, uploadsDir }: Services, session: Session, keys: string[] = []): Promise<Row[]> {
  const own = eq(uploads.sessionHash, session.tokenHash)
  const where = keys.length > 0 ? and(own, inArray(uploads.key, keys)) : own
  const rows = await db.select().from(uploads).where(where).orderBy(asc(uploads.createdAt))
  return Promise.all(
    rows.map(async (row) =>
      row.received < row.size ? { ...row, received: await storedSize(uploadsDir, row.key) } : row,
    ),
  )
}

export async function removeFiles(services: Services, session: Session, keys?: string[]): Promise<void> {
  const { db, uploadsDir } = services
  for (const { key } of await filesOf(services, session, keys)) {
    await db.delete(uploads).where(eq(uploads.key, key))
    await removeStored(uploadsDir, key)
  }
}

/** Returns the row of a file, created with its first part, or the reason why it is refused. */
async function begin(services: Services, session: Session, part: PartOfFile): Promise<Row | string> {
  const { db, now } = services
  const { key, folder, mask, name, size } = part
  const rules = rulesOf(folder)
  if (!rules) return `Le serveur n’a pas de dossier « ${folder} » pour ces fichiers.`
  const [known] = await filesOf(services, session, [key])
  if (known) return known.size === size ? known : 'Ce fichier n’est pas celui qui avait été commencé.'
  return db.transaction(async (transaction) => {
    // Lock the session's row: several files begun at once would all find room.
    await transaction.select().from(sessions).where(eq(sessions.tokenHash, session.tokenHash)).for('update')
    const held = await transaction.select().from(uploads).where(eq(uploads.sessionHash, session.tokenHash))
    const bytes = held.reduce((total, row) => total + row.size, 0)
    const refusal = refusalOf(rules, part, { count: held.length, bytes })
    if (refusal) return refusal
    const [row] = await transaction
      .insert(uploads)
      .values({ key, sessionHash: session.tokenHash, folder, mask, name, size, createdAt: now() })
      .onConflictDoNothing()
      .returning()
    return row ?? 'Cette clé est celle d’un autre fichier.'
  })
}

/** Returns false when the content does not match the file's name, once there is enough of it to tell. */
async function isOfItsKind({ uploadsDir }: Services, { key, folder, name, size }: Row, received: number) {
  if (received < Math.min(size, enoughToTell)) return true
  const rules = rulesOf(folder)
  return rules !== undefined && (await typeOfStored(uploadsDir, key)) === kindByName(rules, name)
}

/**
 * Takes a part of a file (UPLOAD-01, decision 12). A part that does not begin where the file ends is not written: the
 * response says how many bytes there are, and the page continues from there.
 * @returns the row of the file, or the reason why it is refused.
 */
export async function receivePart(services: Services, session: Session, part: PartOfFile): Promise<Row | string> {
  const { db, uploadsDir } = services
  const { key } = part
  const row = await begin(services, session, part)
  if (typeof row === 'string') return row
  // The page sends a part again once it has given up the previous request, so that one is ended first. When several
  // requests wait for this, one continues, and is ended by the next.
  for (let other = busy.get(key); other; other = busy.get(key)) {
    other.body.destroy()
    await other.done
  }
  let resolve = (): void => {}
  const done = new Promise<void>((end) => {
    resolve = end
  })
  busy.set(key, { body: part.body, done })
  try {
    const before = await storedSize(uploadsDir, key)
    if (part.from === before) await appendPart(uploadsDir, key, part.body, row.size - before)
    const received = await storedSize(uploadsDir, key)
    if (!(await isOfItsKind(services, row, received))) {
      await removeFiles(services, session, [key])
      return 'Ce fichier n’est pas ce que son nom annonce : il est refusé.'
    }
    const type = received >= row.size ? await typeOfStored(uploadsDir, key) : ''
    await db.update(uploads).set({ received, type }).where(eq(uploads.key, key))
    return { ...row, received, type }
  } finally {
    busy.delete(key)
    resolve()
  }
}

/** Removes the complete files with these keys from the session, for the record that they now belong to. */
export async function claimFiles(services: Services, session: Session, keys: string[]): Promise<KeptFile[]> {
  const rows = keys.length > 0 ? await filesOf(services, session, keys) : []
  const whole = rows.filter(({ received, size }) => received >= size)
  const order = (row: Row): number => keys.indexOf(row.key)
  for (const { key } of whole) await services.db.delete(uploads).where(eq(uploads.key, key))
  return whole.sort((a, b) => order(a) - order(b)).map(({ key, name, size, type }) => ({ key, name, size, type }))
}

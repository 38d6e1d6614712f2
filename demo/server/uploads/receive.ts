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
  /** Where this part begins in the file. */
  from: number
  body: Readable
}

/** Files that are being written: two requests for one would mix. */
const busy = new Map<string, { body: Readable; done: Promise<unknown> }>()

/** What the content is told by; enough of any kind that is taken. */
const enoughToTell = 4100

/** The files of a session, or those of these keys; of one on its way, what is on the disk counts. */
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

/** The row of a file, made at its first part. A text says why there can be none. */
async function begin(services: Services, session: Session, part: PartOfFile): Promise<Row | string> {
  const { db, now } = services
  const { key, folder, mask, name, size } = part
  const rules = rulesOf(folder)
  if (!rules) return `Le serveur n’a pas de dossier « ${folder} » pour ces fichiers.`
  const [known] = await filesOf(services, session, [key])
  if (known) return known.size === size ? known : 'Ce fichier n’est pas celui qui avait été commencé.'
  return db.transaction(async (transaction) => {
    // Files of one session begin one after the other: many at once would all find room.
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

/** Whether what is there is what the name says, once there is enough of it to tell. */
async function isOfItsKind({ uploadsDir }: Services, { key, folder, name, size }: Row, received: number) {
  if (received < Math.min(size, enoughToTell)) return true
  const rules = rulesOf(folder)
  return rules !== undefined && (await typeOfStored(uploadsDir, key)) === kindByName(rules, name)
}

/**
 * Takes a part of a file (UPLOAD-01, decision 12). A part that does not begin where the file stands is not written: the
 * answer says how much is there, and the page goes on from it.
 * @returns the file as it stands, or why it is refused.
 */
export async function receivePart(services: Services, session: Session, part: PartOfFile): Promise<Row | string> {
  const { db, uploadsDir } = services
  const { key } = part
  const row = await begin(services, session, part)
  if (typeof row === 'string') return row
  // A part that comes again is of a page that has given up the one before: that one ends first. Of several that wait for
  // its end one goes on, and the next ends that one.
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

/** Takes the whole files of these keys out of the session, for the record that they belong to now. */
export async function claimFiles(services: Services, session: Session, keys: string[]): Promise<KeptFile[]> {
  const rows = keys.length > 0 ? await filesOf(services, session, keys) : []
  const whole = rows.filter(({ received, size }) => received >= size)
  const order = (row: Row): number => keys.indexOf(row.key)
  for (const { key } of whole) await services.db.delete(uploads).where(eq(uploads.key, key))
  return whole.sort((a, b) => order(a) - order(b)).map(({ key, name, size, type }) => ({ key, name, size, type }))
}

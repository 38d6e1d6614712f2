import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'hono'
import { readBody } from '../body.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import { filesOf, receivePart } from './receive.ts'

export interface HeldFile {
  key: string
  name: string
  /** Type detected from its content; empty while it is being uploaded. */
  type: string
}

export interface FileForm {
  fields: Record<string, string>
  /** Keys of the files that were uploaded before the form. */
  keys: string[]
  /** Files sent with the form itself, when there is no script. */
  files: File[]
}

/** Reads the form as it was posted, with or without script. */
export async function readFileForm(c: Context<AppEnv>): Promise<FileForm> {
  const body = await readBody(c, true)
  const { photos = [], ...others } = body
  const given = Array.isArray(photos) ? photos : [photos]
  return {
    fields: Object.fromEntries(
      Object.entries(others).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    keys: given.filter((one): one is string => typeof one === 'string' && one !== ''),
    files: given.filter((one): one is File => one instanceof File && one.size > 0),
  }
}

/**
 * Keeps the files of a plain form as if they had been uploaded before it, so that the visitor need not choose them
 * again when another field is refused.
 */
export async function holdFiles(services: Services, session: Session, folder: string, { keys, files }: FileForm) {
  const refusals: string[] = []
  const held = [...keys]
  for (const file of files) {
    const key = randomUUID()
    const { name, size } = file
    const body = Readable.fromWeb(file.stream() as unknown as ReadableStream<Uint8Array>)
    const part = { key, folder, mask: '', name, size, from: 0, body }
    const outcome = await receivePart(services, session, part)
    if (typeof outcome === 'string') refusals.push(`${name} : ${outcome}`)
    else held.push(key)
  }
  const known = held.length > 0 ? await filesOf(services, session, held) : []
  const rows = known.filter((row) => row.folder === folder)
  const inOrder = rows.sort((a, b) => held.indexOf(a.key) - held.indexOf(b.key))
  return { files: inOrder.map(({ key, name, type }): HeldFile => ({ key, name, type })), refusal: refusals.join(' ') }
}

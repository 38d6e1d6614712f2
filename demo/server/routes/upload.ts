import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import * as v from 'valibot'
import { readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { refuse, sendData } from '../negotiate.ts'
import type { uploads } from '../schema.ts'
import { ensureSession, findSession } from '../sessions.ts'
import { filesOf, receivePart, removeFiles } from '../uploads/receive.ts'
import { storedPath } from '../uploads/storage.ts'
import { shownKinds } from '../uploads/upload-rules.ts'

/** UPLOAD-03 */
export const uploadPath = '/backoffice/modules/templates/front/upload.php'

const largestFields = 16 * 1024

const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const short = v.optional(v.pipe(v.string(), v.maxLength(60)), '')

const asked = v.object({
  keys: key,
  nom: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255)),
  dossier: short,
  mask: short,
  sess: short,
})

const range = /^bytes (\d{1,13})-(\d{1,13})\/(\d{1,13})$/

type Row = typeof uploads.$inferSelect

/** Returns a file, as it is sent. Only complete pictures have an address. */
function wireFile({ key, name, size, received, type }: Row) {
  const isShown = received >= size && shownKinds.includes(type)
  const url = isShown ? `${uploadPath}?${new URLSearchParams({ action: 'view', contenu: key })}` : ''
  return { key, nom: name, taille: size, recu: received, type, url }
}

async function receive(c: Context<AppEnv>, services: Services) {
  const form = v.safeParse(asked, c.req.query())
  const [, from, to, size] = range.exec(c.req.header('content-range') ?? '') ?? []
  if (!form.success || size === undefined)
    return refuse(c, 400, 'Cet envoi est incomplet : keys, nom, dossier et Content-Range sont attendus.')
  if (Number(to) < Number(from) || Number(to) >= Number(size)) return refuse(c, 400, 'Content-Range se contredit.')
  const { keys, nom: name, dossier: folder, mask } = form.output
  const session = await ensureSession(c, services)
  // The connection itself, since it tells when it was cut.
  const { incoming: body } = c.env as HttpBindings
  const part = { key: keys, name, folder, mask, size: Number(size), from: Number(from), body }
  const outcome = await receivePart(services, session, part)
  if (typeof outcome === 'string') return sendData(c, { status: 'ko', error_msg: outcome })
  return sendData(c, { status: 'ok', fichier: wireFile(outcome) })
}

const keysIn = (text: string): string[] => text.split(',').filter((each) => v.is(key, each))

/** Sends a picture of this session, and only pictures. */
async function showContent(c: Context<AppEnv>, services: Services, wanted: string) {
  const session = await findSession(c, services)
  const [row] = session && v.is(key, wanted) ? await filesOf(services, session, [wanted]) : []
  if (!row || !shownKinds.includes(row.type) || row.received < row.size)
    return refuse(c, 404, 'Ce fichier n’est pas, ou plus, sur le serveur.')
  const content = Readable.toWeb(createReadStream(storedPath(services.uploadsDir, row.key)))
  return c.body(content as unknown as globalThis.ReadableStream, 200, { 'Content-Type': row.type })
}

/**
 * `view` by GET, `upload` with the bytes as its body, `delete` and `resetSession` as forms. Responds in JSON, except
 * for a picture.
 */
export const uploadRoutes: RouteModule = (app, services) => {
  app.use(uploadPath, async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.get(uploadPath, async (c) => {
    const { action = '', contenu, keys = '' } = c.req.query()
    if (action !== 'view') return refuse(c, 400, 'Seul « view » se demande par GET.')
    if (contenu !== undefined) return showContent(c, services, contenu)
    const session = await findSession(c, services)
    const wanted = keysIn(keys)
    const isNothing = !session || (keys !== '' && wanted.length === 0)
    const rows = isNothing ? [] : await filesOf(services, session, wanted)
    return sendData(c, { status: 'ok', fichiers: rows.map(wireFile) })
  })
  app.post(uploadPath, async (c) => {
    if (c.req.query('action') === 'upload') return receive(c, services)
    if (Number(c.req.header('content-length') ?? largestFields + 1) > largestFields)
      return refuse(c, 413, 'Cette demande est trop longue.')
    const { action = '', keys = '' } = await readForm(c)
    const session = await findSession(c, services)
    const wanted = keysIn(keys)
    if (action === 'delete') {
      if (session && wanted.length > 0) await removeFiles(services, session, wanted)
      return sendData(c, { status: 'ok' })
    }
    if (action !== 'resetSession')
      return refuse(c, 400, `L’envoi de fichiers ne connaît pas « ${action.slice(0, 40)} ».`)
    if (session) await removeFiles(services, session)
    return sendData(c, { status: 'ok' })
  })
}

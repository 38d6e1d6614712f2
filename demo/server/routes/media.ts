import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { photoFile } from '../media-address.ts'
import { root } from '../root.ts'
import { pictures } from '../schema.ts'
import { serveFile } from '../static.ts'

const folder = join(root, 'demo/media')
const headers = { 'Cache-Control': 'public, max-age=86400' }
const pictureId = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))

async function send(c: Context<AppEnv>, ...path: string[]): Promise<Response> {
  return (await serveFile(c, folder, join(...path), headers)) ?? c.notFound()
}

async function sendPicture(
  c: Context<AppEnv>,
  { db }: Services,
  id: string,
  size?: 'full' | 'thumbnail',
): Promise<Response> {
  const asked = v.safeParse(pictureId, id)
  const [picture] = asked.success
    ? await db.select({ scene: pictures.scene }).from(pictures).where(eq(pictures.id, asked.output))
    : []
  return picture ? send(c, 'photo', photoFile(picture.scene, size)) : c.notFound()
}

/**
 * Pictures of articles and of the gallery: some by a file name, some by a query without extension, as in a CMS. The
 * files, in `demo/media`, were drawn once.
 */
export const mediaRoutes: RouteModule = (app, services) => {
  app.get('/media/objet/:name{[a-z0-9-]+\\.webp}', (c) => send(c, 'objet', c.req.param('name')))
  app.get('/media/photo/:name{\\d+\\.webp}', (c) => sendPicture(c, services, c.req.param('name').replace('.webp', '')))
  app.get('/media/image', (c) =>
    sendPicture(c, services, c.req.query('id') ?? '', c.req.query('taille') === 'vignette' ? 'thumbnail' : 'full'),
  )
}

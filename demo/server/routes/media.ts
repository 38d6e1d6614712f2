import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { isScene, landscape } from '../drawing/landscape.ts'
import { type ColourName, colours } from '../drawing/palette.ts'
import { rasterise } from '../drawing/rasterise.ts'
import { type ShapeName, shapes } from '../drawing/shapes.ts'
import { stillLife } from '../drawing/still-life.ts'
import { articleWidths } from '../media-address.ts'
import { articles, pictures, references } from '../schema.ts'

const thumbnailWidth = 480

const articleFile = v.pipe(
  v.string(),
  v.regex(/^[a-z]+-[a-z]+-\d{1,5}-\d{3}\.webp$/),
  v.transform((name) => name.replace('.webp', '').split('-')),
  v.strictTuple([
    v.pipe(
      v.string(),
      v.check((name) => Object.hasOwn(shapes, name)),
    ),
    v.pipe(
      v.string(),
      v.check((name) => Object.hasOwn(colours, name)),
    ),
    v.pipe(v.string(), v.transform(Number)),
    v.pipe(v.string(), v.transform(Number), v.picklist(articleWidths)),
  ]),
)

const pictureId = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))

async function send(c: Context<AppEnv>, { mediaDir }: Services, svg: string, width: number): Promise<Response> {
  const { body, etag } = await rasterise(mediaDir, svg, width)
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400', ETag: etag }
  return c.req.header('if-none-match') === etag ? c.body(null, 304, headers) : c.body(body, 200, headers)
}

/** Only what the catalogue has is drawn: anything else would let anyone fill the disk. */
async function sendArticle(c: Context<AppEnv>, services: Services, name: string): Promise<Response> {
  const asked = v.safeParse(articleFile, name)
  if (!asked.success) return c.notFound()
  const [shape, colour, id, width] = asked.output
  const [known] = await services.db
    .select({ id: references.id })
    .from(references)
    .innerJoin(articles, eq(references.articleId, articles.id))
    .where(and(eq(articles.id, id), eq(articles.shape, shape), eq(references.colour, colour)))
    .limit(1)
  if (!known) return c.notFound()
  return send(c, services, stillLife(shape as ShapeName, colour as ColourName, id), width)
}

async function sendPicture(c: Context<AppEnv>, services: Services, id: string, small: boolean): Promise<Response> {
  const asked = v.safeParse(pictureId, id)
  const [picture] = asked.success ? await services.db.select().from(pictures).where(eq(pictures.id, asked.output)) : []
  if (!picture || !isScene(picture.scene)) return c.notFound()
  const { scene, width, height } = picture
  return send(c, services, landscape(scene, width, height), small ? thumbnailWidth : width)
}

/** Pictures of articles, and of the gallery: some by a name with extension, some by a query without, as a CMS does. */
export const mediaRoutes: RouteModule = (app, services) => {
  app.get('/media/objet/:name', (c) => sendArticle(c, services, c.req.param('name')))
  app.get('/media/photo/:name{\\d+\\.webp}', (c) =>
    sendPicture(c, services, c.req.param('name').replace('.webp', ''), false),
  )
  app.get('/media/image', (c) =>
    sendPicture(c, services, c.req.query('id') ?? '', c.req.query('taille') === 'vignette'),
  )
}

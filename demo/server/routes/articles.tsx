import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import { Articles } from '../../site/articles.tsx'
import { pathOf } from '../catalogue/article.ts'
import { type ArticleFilter, listArticles, orders } from '../catalogue/article-cards.ts'
import type { AppEnv, Services } from '../context.ts'
import { colours } from '../drawing/palette.ts'
import { pageId } from '../page-id.ts'
import { selections } from '../schema.ts'
import { pageContext } from './page-context.ts'
import { notFound, sendPage } from './pages.tsx'

const slug = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))), undefined)

/** What an address may ask of the list; anything else is left out. */
const query = v.pipe(
  v.object({
    rayon: slug,
    selection: slug,
    couleur: v.fallback(v.optional(v.picklist(Object.keys(colours))), undefined),
    tri: v.fallback(v.optional(v.picklist(orders), 'boutique'), 'boutique'),
    page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'), 1),
  }),
  v.transform(
    ({ rayon, selection, couleur, tri, page }): ArticleFilter => ({
      shelf: rayon,
      selection,
      colour: couleur,
      order: tri,
      page,
    }),
  ),
)

/** The list of articles, narrowed by department, shelf, selection or colour; by plain links alone. */
export async function articlesPage(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { db } = services
  const filter = v.parse(query, c.req.query())
  const context = await pageContext(c, services)
  const category = context.categories.find((candidate) => candidate.slug === filter.shelf)
  const [selection] = filter.selection
    ? await db.select().from(selections).where(eq(selections.slug, filter.selection))
    : []
  if ((filter.shelf && !category) || (filter.selection && !selection)) return notFound(c, services)

  const path = pathOf(context.categories, category?.id ?? null)
  const department = path[0]
  const shelves = department
    ? context.categories.filter(({ id, parentId }) => parentId === department.id || id === department.id)
    : context.departments
  const { cards, total } = await listArticles(db, filter)
  const title = category?.name ?? selection?.name ?? 'Toute la boutique'
  const intro = category?.intro ?? selection?.intro ?? 'Sept rayons, vingt-trois artisans, et rien d’inutile.'
  const trail = selection
    ? [pageId.section(0), pageId.selection(selection.id)]
    : path.length > 0
      ? path.map(({ id }) => pageId.category(id))
      : [pageId.articles]
  return sendPage(c, {
    context,
    title,
    description: intro,
    trail,
    children: (
      <Articles title={title} intro={intro} path={path} shelves={shelves} filter={filter} cards={cards} total={total} />
    ),
  })
}

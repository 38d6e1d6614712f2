import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { Articles } from '../../site/articles.tsx'
import { pathOf } from '../catalogue/article.ts'
import { listArticles } from '../catalogue/article-cards.ts'
import { coloursOf, readFilter } from '../catalogue/article-filter.ts'
import type { AppEnv, Services } from '../context.ts'
import { pageId } from '../page-id.ts'
import { selections } from '../schema.ts'
import { pageContext } from './page-context.ts'
import { notFound, sendPage } from './send-page.tsx'

/** Sends the list of articles, filtered and sorted by its query; with plain links and a plain form. */
export async function articlesPage(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { db } = services
  const filter = readFilter(new URL(c.req.url).searchParams)
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
      <Articles
        title={title}
        intro={intro}
        path={path}
        shelves={shelves}
        palette={await coloursOf(db, filter)}
        filter={filter}
        cards={cards}
        total={total}
      />
    ),
  })
}

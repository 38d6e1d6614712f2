import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { formatDayAs } from '../../../src/core/french/day.ts'
import type { Connection, Database } from '../database.ts'
import { articleImage } from '../media-address.ts'
import { articleFacts, articleLaws, articleRepairs, articles, categories, pages, references } from '../schema.ts'

export type Category = typeof categories.$inferSelect

export interface ArticleDetail {
  article: typeof articles.$inferSelect
  references: (typeof references.$inferSelect)[]
  /** Its repairability; null for an article that the law does not concern. */
  repair: typeof articleRepairs.$inferSelect | null
  /** Its size, material, care and origin; null for a bookable article. */
  facts: typeof articleFacts.$inferSelect | null
  /** The page of the workshop that makes it. */
  maker: typeof pages.$inferSelect | null
  /** The reason why it cannot be returned, or not once opened. */
  exception: (typeof articleLaws.$inferSelect)['exception'] | null
  /** The department, then the shelf. */
  path: Category[]
}

/** Returns the ancestors of a category and itself, from the department down. */
export function pathOf(all: Category[], id: number | null): Category[] {
  const category = all.find((candidate) => candidate.id === id)
  return category ? [...pathOf(all, category.parentId), category] : []
}

/** Returns every department and shelf, in the shop's order. */
export function allCategories(db: Database): Promise<Category[]> {
  return db.select().from(categories).orderBy(asc(categories.position))
}

/** Returns the path of an article's page; undefined for an unknown article. */
export async function articlePath(db: Database, articleId: number): Promise<string | undefined> {
  const [article] = await db.select({ slug: articles.slug }).from(articles).where(eq(articles.id, articleId))
  return article && `/article/${article.slug}`
}

/** Returns the article with this slug and its references; undefined when there is none. */
export async function findArticle(db: Database, slug: string): Promise<ArticleDetail | undefined> {
  const [found] = await db
    .select({
      article: articles,
      repair: articleRepairs,
      facts: articleFacts,
      maker: pages,
      exception: articleLaws.exception,
    })
    .from(articles)
    .leftJoin(articleRepairs, eq(articleRepairs.articleId, articles.id))
    .leftJoin(articleFacts, eq(articleFacts.articleId, articles.id))
    .leftJoin(pages, eq(pages.slug, articleFacts.makerSlug))
    .leftJoin(articleLaws, eq(articleLaws.articleId, articles.id))
    .where(eq(articles.slug, slug))
  if (!found) return undefined
  const { article } = found
  const own = await db
    .select()
    .from(references)
    .where(eq(references.articleId, article.id))
    .orderBy(asc(references.position))
  return { ...found, references: own, path: pathOf(await allCategories(db), article.categoryId) }
}

/** Returns the picture of each department: its first featured article, in its first colour. */
export async function departmentEmblems(db: Database): Promise<Map<number, string>> {
  const rows = await db
    .select({ department: categories.parentId, id: articles.id, shape: articles.shape, colour: references.colour })
    .from(articles)
    .innerJoin(categories, eq(articles.categoryId, categories.id))
    .innerJoin(references, and(eq(references.articleId, articles.id), eq(references.position, 0)))
    .where(isNotNull(articles.featured))
    .orderBy(asc(articles.featured))
  const emblems = new Map<number, string>()
  for (const { department, id, shape, colour } of rows) {
    if (department === null || emblems.has(department)) continue
    emblems.set(department, articleImage(shape, colour, id, 240))
  }
  return emblems
}

/** The last day on which spare parts are available; null for never. */
type PartsUntil = string | null

/** « disponibles jusqu’au 31 décembre 2036 », « non disponibles ». */
export function sayParts(until: PartsUntil): string {
  if (!until) return 'non disponibles'
  return `disponibles jusqu’au ${formatDayAs(until, { day: 'numeric', month: 'long', year: 'numeric' })}`
}

/** Returns the availability of spare parts, by article; articles that the law does not concern are left out. */
export async function partsOf(db: Connection, articleIds: number[]): Promise<Map<number, PartsUntil>> {
  const rows = await db.select().from(articleRepairs).where(inArray(articleRepairs.articleId, articleIds))
  return new Map(rows.map(({ articleId, partsUntil }) => [articleId, partsUntil]))
}

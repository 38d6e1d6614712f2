import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { articleImage } from '../media-address.ts'
import { articles, categories, references } from '../schema.ts'

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

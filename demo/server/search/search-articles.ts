import { asc } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { articles } from '../schema.ts'
import { folded, searchNamed } from './folded.ts'

type Article = typeof articles.$inferSelect

/** Returns the articles whose name or tagline matches a search. */
export async function searchArticles(db: Database, term: string): Promise<Article[]> {
  const all = await db.select().from(articles).orderBy(asc(articles.id))
  const named = all.map((article) => ({ article, name: folded(`${article.name} ${article.tagline}`) }))
  return searchNamed(named, ({ name }) => name, term).map(({ article }) => article)
}

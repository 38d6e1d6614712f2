import { and, asc, count, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { articleFacts, articles, bookableHours, categories, references } from '../schema.ts'
import { type ArticleFilter, conditionsOf, lowestPrices } from './article-filter.ts'

/** An article, as lists show it. Prices in cents, tax included. */
export interface ArticleCard {
  id: number
  slug: string
  name: string
  tagline: string
  shape: string
  isNew: boolean
  lowestTtc: number
  /** Lowest price of the 30 days before the reduction of the cheapest reference. */
  prior: number | null
  hasSeveralPrices: boolean
  /** Pieces left, all references together. */
  stock: number
  /** One per colour, in order. */
  colours: string[]
}

export const pageSize = 24

type ArticleRow = typeof articles.$inferSelect

/** Completes articles with the data of their references. The colours asked for come first. */
export async function cardsOf(db: Database, rows: ArticleRow[], asked: string[] = []): Promise<ArticleCard[]> {
  if (rows.length === 0) return []
  const found = await db
    .select()
    .from(references)
    .where(
      inArray(
        references.articleId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(references.position))
  return rows.map(({ id, slug, name, tagline, shape, isNew }) => {
    const own = found.filter(({ articleId }) => articleId === id)
    const prices = own.map(({ priceTtc }) => priceTtc)
    const colours = [...new Set(own.map((reference) => reference.colour))]
    const lowest = Math.min(...prices)
    return {
      id,
      slug,
      name,
      tagline,
      shape,
      isNew,
      lowestTtc: lowest,
      prior: own.find(({ priceTtc }) => priceTtc === lowest)?.priorTtc ?? null,
      hasSeveralPrices: new Set(prices).size > 1,
      stock: own.reduce((total, { stock }) => total + stock, 0),
      colours: [
        ...colours.filter((colour) => asked.includes(colour)),
        ...colours.filter((colour) => !asked.includes(colour)),
      ],
    }
  })
}

/** Names without accents, so that « Étagère » sorts with the E in any database. */
const nameOrder = sql`translate(lower(${articles.name}), 'ÀÂÇÉÈÊËÎÏÔÙÛÜàâçéèêëîïôùûü', 'aaceeeeiiouuuaaceeeeiiouuu')`

/** Returns one page of the articles that match a filter, and their total number. */
export async function listArticles(
  db: Database,
  filter: ArticleFilter,
): Promise<{ cards: ArticleCard[]; total: number }> {
  const lowest = lowestPrices(db)
  const order: Record<ArticleFilter['order'], SQL[]> = {
    boutique: [],
    prix: [asc(lowest.price)],
    '-prix': [desc(lowest.price)],
    nom: [asc(nameOrder)],
    nouveau: [desc(articles.isNew)],
  }
  const where = and(...(await conditionsOf(db, filter, lowest.price)))
  const rows = await db
    .select({ article: articles })
    .from(articles)
    .innerJoin(lowest, eq(lowest.articleId, articles.id))
    .where(where)
    .orderBy(...order[filter.order], asc(articles.id))
    .limit(pageSize)
    .offset((filter.page - 1) * pageSize)
  const [counted] = await db
    .select({ total: count() })
    .from(articles)
    .innerJoin(lowest, eq(lowest.articleId, articles.id))
    .where(where)
  const cards = await cardsOf(
    db,
    rows.map(({ article }) => article),
    filter.colours,
  )
  return { cards, total: counted?.total ?? 0 }
}

/** The home page's selection, in its order. */
export async function featuredArticles(db: Database, limit: number): Promise<ArticleCard[]> {
  const rows = await db
    .select()
    .from(articles)
    .where(isNotNull(articles.featured))
    .orderBy(asc(articles.featured))
    .limit(limit)
  return cardsOf(db, rows)
}

/** The articles of a workshop, by the address of its page. */
export async function articlesOfMaker(db: Database, slug: string): Promise<ArticleCard[]> {
  const made = db.select({ id: articleFacts.articleId }).from(articleFacts).where(eq(articleFacts.makerSlug, slug))
  return cardsOf(db, await db.select().from(articles).where(inArray(articles.id, made)).orderBy(asc(articles.id)))
}

/** The articles that are booked for a time. */
export async function bookableArticles(db: Database): Promise<ArticleCard[]> {
  const bookable = db.select({ id: bookableHours.articleId }).from(bookableHours)
  const rows = await db.select().from(articles).where(inArray(articles.id, bookable)).orderBy(asc(articles.id))
  return cardsOf(db, rows)
}

/** A few other articles: those of the same shelf, then those of the other shelves of its department. */
export async function neighbours(db: Database, article: ArticleRow, limit: number): Promise<ArticleCard[]> {
  const [shelf] = await db.select().from(categories).where(eq(categories.id, article.categoryId))
  const rows = await db
    .select({ row: articles })
    .from(articles)
    .innerJoin(categories, eq(articles.categoryId, categories.id))
    .where(and(ne(articles.id, article.id), eq(categories.parentId, shelf?.parentId ?? 0)))
    .orderBy(desc(eq(articles.categoryId, article.categoryId)), asc(articles.id))
    .limit(limit)
  return cardsOf(
    db,
    rows.map(({ row }) => row),
  )
}

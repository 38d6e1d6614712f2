import { and, asc, count, desc, eq, exists, inArray, isNotNull, min, type SQL } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { articles, categories, references, selectionArticles, selections } from '../schema.ts'

/** An article as lists show it. Prices in cents, tax included. */
export interface ArticleCard {
  id: number
  slug: string
  name: string
  tagline: string
  shape: string
  isNew: boolean
  lowestTtc: number
  hasSeveralPrices: boolean
  /** Pieces left, all references together. */
  stock: number
  /** One by colour, in order. */
  colours: string[]
}

export const orders = ['boutique', 'prix', 'prix-decroissant', 'nouveautes'] as const

/** What a list is narrowed to; slugs and names as in its address. */
export interface ArticleFilter {
  shelf?: string
  colour?: string
  selection?: string
  order: (typeof orders)[number]
  /** From 1. */
  page: number
}

export const pageSize = 24

async function shelfIds(db: Database, slug: string): Promise<number[]> {
  const [category] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
  if (!category) return []
  const children = await db.select({ id: categories.id }).from(categories).where(eq(categories.parentId, category.id))
  return [category.id, ...children.map(({ id }) => id)]
}

async function conditions(db: Database, { shelf, colour, selection }: ArticleFilter): Promise<SQL[]> {
  const found: SQL[] = []
  if (shelf) found.push(inArray(articles.categoryId, await shelfIds(db, shelf)))
  if (colour) {
    const inColour = db
      .select({ id: references.id })
      .from(references)
      .where(and(eq(references.articleId, articles.id), eq(references.colour, colour)))
    found.push(exists(inColour))
  }
  if (selection) {
    const inSelection = db
      .select({ id: selectionArticles.articleId })
      .from(selectionArticles)
      .innerJoin(selections, eq(selectionArticles.selectionId, selections.id))
      .where(and(eq(selectionArticles.articleId, articles.id), eq(selections.slug, selection)))
    found.push(exists(inSelection))
  }
  return found
}

type ArticleRow = typeof articles.$inferSelect

/** Completes rows with what their references say. A colour that was asked for is shown first. */
async function withReferences(db: Database, rows: ArticleRow[], colour?: string): Promise<ArticleCard[]> {
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
    return {
      id,
      slug,
      name,
      tagline,
      shape,
      isNew,
      lowestTtc: Math.min(...prices),
      hasSeveralPrices: new Set(prices).size > 1,
      stock: own.reduce((total, { stock }) => total + stock, 0),
      colours: colour && colours.includes(colour) ? [colour, ...colours.filter((other) => other !== colour)] : colours,
    }
  })
}

/** One page of the articles that a filter keeps, and how many there are in all. */
export async function listArticles(
  db: Database,
  filter: ArticleFilter,
): Promise<{ cards: ArticleCard[]; total: number }> {
  const where = and(...(await conditions(db, filter)))
  const lowest = db
    .select({ articleId: references.articleId, price: min(references.priceTtc).as('price') })
    .from(references)
    .groupBy(references.articleId)
    .as('lowest')
  const order = {
    boutique: [asc(articles.id)],
    prix: [asc(lowest.price), asc(articles.id)],
    'prix-decroissant': [desc(lowest.price), asc(articles.id)],
    nouveautes: [desc(articles.isNew), asc(articles.id)],
  }[filter.order]
  const rows = await db
    .select({ article: articles })
    .from(articles)
    .innerJoin(lowest, eq(lowest.articleId, articles.id))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((filter.page - 1) * pageSize)
  const [counted] = await db.select({ total: count() }).from(articles).where(where)
  const cards = await withReferences(
    db,
    rows.map(({ article }) => article),
    filter.colour,
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
  return withReferences(db, rows)
}

/** A few other articles of the same shelf. */
export async function neighbours(db: Database, article: ArticleRow, limit: number): Promise<ArticleCard[]> {
  const rows = await db
    .select()
    .from(articles)
    .where(eq(articles.categoryId, article.categoryId))
    .orderBy(asc(articles.id))
  return withReferences(db, rows.filter(({ id }) => id !== article.id).slice(0, limit))
}

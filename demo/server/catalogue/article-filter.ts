import { and, eq, exists, gt, gte, inArray, lte, min, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database.ts'
import { articles, categories, references, selectionArticles, selections } from '../schema.ts'
import { type ColourName, colours } from './colours.ts'

/** Orders of the list; `-prix` is the most expensive first. */
export const orders = ['boutique', 'prix', '-prix', 'nom', 'nouveau'] as const

/** The filters of a list of articles; slugs and names as in its address. */
export interface ArticleFilter {
  shelf: string | undefined
  selection: string | undefined
  colours: ColourName[]
  /** Bounds of an article's lowest price, in cents, tax included. */
  least: number | undefined
  most: number | undefined
  /** True to keep only articles in stock. */
  inStock: boolean
  order: (typeof orders)[number]
  /** From 1. */
  page: number
}

/** Makes a value optional, and ignores one that is invalid. */
function one<S extends v.GenericSchema<string, unknown>>(schema: S) {
  return v.fallback(v.optional(schema), undefined)
}

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))
const cents = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replace(',', '.')),
  v.regex(/^\d{1,6}(?:\.\d{1,2})?$/),
  v.transform((text) => Math.round(Number(text) * 100)),
)

/** Schema of the list's query parameters; any others are ignored. */
const query = v.object({
  categorie: one(slug),
  selection: one(slug),
  couleur: v.array(v.string()),
  prix_min: one(cents),
  prix_max: one(cents),
  dispo: one(v.literal('1')),
  tri: one(v.picklist(orders)),
  page: one(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number))),
})

/** Reads the query parameters of an address; `couleur` may be repeated. */
export function readFilter(asked: URLSearchParams): ArticleFilter {
  const values = { ...Object.fromEntries(asked), couleur: asked.getAll('couleur') }
  const { categorie, selection, couleur, prix_min, prix_max, dispo, tri, page } = v.parse(query, values)
  return {
    shelf: categorie,
    selection,
    colours: (Object.keys(colours) as ColourName[]).filter((name) => couleur.includes(name)),
    least: prix_min,
    most: prix_max,
    inStock: dispo !== undefined,
    order: tri ?? 'boutique',
    page: page ?? 1,
  }
}

async function shelfIds(db: Database, slug: string): Promise<number[]> {
  const [category] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
  if (!category) return []
  const children = await db.select({ id: categories.id }).from(categories).where(eq(categories.parentId, category.id))
  return [category.id, ...children.map(({ id }) => id)]
}

/** SQL condition: one single reference has a wanted colour and, if asked for, is in stock. */
function withReference(db: Database, { colours, inStock }: ArticleFilter): SQL {
  const wanted = [
    colours.length > 0 ? inArray(references.colour, colours) : undefined,
    inStock ? gt(references.stock, 0) : undefined,
  ]
  return exists(
    db
      .select({ id: references.id })
      .from(references)
      .where(and(eq(references.articleId, articles.id), ...wanted)),
  )
}

function inSelection(db: Database, slug: string): SQL {
  return exists(
    db
      .select({ id: selectionArticles.articleId })
      .from(selectionArticles)
      .innerJoin(selections, eq(selectionArticles.selectionId, selections.id))
      .where(and(eq(selectionArticles.articleId, articles.id), eq(selections.slug, slug))),
  )
}

/** The lowest price of each article, in cents, tax included: a subquery to join. */
export function lowestPrices(db: Database) {
  return db
    .select({ articleId: references.articleId, price: min(references.priceTtc).as('price') })
    .from(references)
    .groupBy(references.articleId)
    .as('lowest')
}

/**
 * Returns the colours in a filter's shelf or selection, and those it asks for. Each has the number of articles that it
 * would show with the other filters.
 */
export async function countColours(db: Database, filter: ArticleFilter): Promise<[ColourName, number][]> {
  const lowest = lowestPrices(db)
  const isShown = and(
    sql`true`,
    filter.inStock ? gt(references.stock, 0) : undefined,
    ...priceBounds(filter, lowest.price),
  )
  const rows = await db
    .select({
      colour: references.colour,
      total: sql<number>`count(distinct ${articles.id}) filter (where ${isShown})`.mapWith(Number),
    })
    .from(references)
    .innerJoin(articles, eq(references.articleId, articles.id))
    .innerJoin(lowest, eq(lowest.articleId, articles.id))
    .where(and(...(await placeConditions(db, filter))))
    .groupBy(references.colour)
  const totals = new Map(rows.map(({ colour, total }) => [colour, total]))
  return (Object.keys(colours) as ColourName[])
    .filter((name) => totals.has(name) || filter.colours.includes(name))
    .map((name) => [name, totals.get(name) ?? 0])
}

/** SQL conditions: the article is in the filter's shelf and selection, if it has them. */
async function placeConditions(db: Database, { shelf, selection }: ArticleFilter): Promise<(SQL | undefined)[]> {
  return [
    shelf ? inArray(articles.categoryId, await shelfIds(db, shelf)) : undefined,
    selection ? inSelection(db, selection) : undefined,
  ]
}

/** SQL conditions: the article's lowest price is within the filter's bounds. */
function priceBounds({ least, most }: ArticleFilter, price: SQL.Aliased<number | null>): (SQL | undefined)[] {
  return [least === undefined ? undefined : gte(price, least), most === undefined ? undefined : lte(price, most)]
}

/** Returns the SQL conditions of a filter; `price` is the article's lowest price. */
export async function conditionsOf(
  db: Database,
  filter: ArticleFilter,
  price: SQL.Aliased<number | null>,
): Promise<SQL[]> {
  const { colours, inStock } = filter
  return [
    ...(await placeConditions(db, filter)),
    colours.length > 0 || inStock ? withReference(db, filter) : undefined,
    ...priceBounds(filter, price),
  ].filter((condition) => condition !== undefined)
}

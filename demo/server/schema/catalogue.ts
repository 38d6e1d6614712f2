import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idOf, keyOf } from './columns.ts'

/** Departments (`parentId` null) and the shelves inside them. */
export const categories = pgTable('categories', (t) => ({
  id: t.integer('id').primaryKey(),
  parentId: t.integer('parent_id'),
  slug: t.text('slug').notNull().unique(),
  name: t.text('name').notNull(),
  intro: t.text('intro').notNull(),
  position: t.integer('position').notNull(),
}))

/** Articles for sale. `vatPermille`: 200 is 20 %, 55 is 5.5 %. `shape` names what its pictures show. */
export const articles = pgTable(
  'articles',
  (t) => ({
    id: t.integer('id').primaryKey(),
    categoryId: idOf('category_id', () => categories.id),
    slug: t.text('slug').notNull().unique(),
    name: t.text('name').notNull(),
    tagline: t.text('tagline').notNull(),
    description: t.text('description').notNull(),
    vatPermille: t.integer('vat_permille').notNull(),
    shape: t.text('shape').notNull(),
    isNew: t.boolean('is_new').notNull(),
    featured: t.integer('featured'),
  }),
  (table) => [index('articles_category').on(table.categoryId)],
)

/**
 * Facts about an article's repair that must be shown before the sale. `partsUntil`: last day on which its maker has
 * spare parts; null when none are available, which the law also assumes when the maker of electric equipment or
 * furniture says nothing (code de la consommation, L111-4 and D111-4). `indexTenths`: repairability index in tenths, 79
 * is 7.9 out of 10, for equipment that must show one (code de l'environnement, L541-9-2); null for any other. An
 * article without a row is subject to neither.
 */
export const articleRepairs = pgTable('article_repairs', (t) => ({
  articleId: keyOf('article_id', () => articles.id),
  partsUntil: t.date('parts_until'),
  indexTenths: t.integer('index_tenths'),
}))

/**
 * Facts shown about an article: size or quantity, material, care, origin. `makerSlug`: page of the workshop that makes
 * it; empty when none is named.
 */
export const articleFacts = pgTable('article_facts', (t) => ({
  articleId: keyOf('article_id', () => articles.id),
  size: t.text('size').notNull(),
  material: t.text('material').notNull(),
  care: t.text('care').notNull(),
  origin: t.text('origin').notNull(),
  makerSlug: t.text('maker_slug').notNull(),
}))

/**
 * Variants of an article, in one colour and size: what a visitor buys. `priceTtc` in cents, tax included. `priorTtc`,
 * for a reduced price, is the lowest price of the 30 days before the reduction.
 */
export const references = pgTable(
  'article_references',
  (t) => ({
    id: t.integer('id').primaryKey(),
    articleId: idOf('article_id', () => articles.id),
    code: t.text('code').notNull().unique(),
    colour: t.text('colour').notNull(),
    label: t.text('label').notNull(),
    priceTtc: t.integer('price_ttc').notNull(),
    priorTtc: t.integer('prior_ttc'),
    stock: t.integer('stock').notNull(),
    position: t.integer('position').notNull(),
  }),
  (table) => [index('references_article').on(table.articleId)],
)

/**
 * Promo codes. `value`: per cent for `percent`, cents for `amount`. `minimumTtc` in cents. Days are inclusive, `Y-m-d`.
 * `uses` counts the orders that hold the code; `maxUses` limits them in all, `maxUsesEach` per customer (null: no
 * limit).
 */
export const promoCodes = pgTable('promo_codes', (t) => ({
  id: t.serial('id').primaryKey(),
  code: t.text('code').notNull().unique(),
  label: t.text('label').notNull(),
  kind: t.text('kind', { enum: ['percent', 'amount'] }).notNull(),
  value: t.integer('value').notNull(),
  minimumTtc: t.integer('minimum_ttc').notNull(),
  startsOn: t.date('starts_on', { mode: 'string' }),
  endsOn: t.date('ends_on', { mode: 'string' }),
  uses: t.integer('uses').notNull().default(0),
  maxUses: t.integer('max_uses'),
  maxUsesEach: t.integer('max_uses_each'),
}))

/** Hand-picked sets of articles, such as gifts for someone. */
export const selections = pgTable('selections', (t) => ({
  id: t.integer('id').primaryKey(),
  slug: t.text('slug').notNull().unique(),
  name: t.text('name').notNull(),
  intro: t.text('intro').notNull(),
}))

export const selectionArticles = pgTable(
  'selection_articles',
  (t) => ({
    selectionId: idOf('selection_id', () => selections.id),
    articleId: idOf('article_id', () => articles.id),
    position: t.integer('position').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.selectionId, table.articleId] })],
)

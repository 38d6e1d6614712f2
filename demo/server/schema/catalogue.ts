import { boolean, date, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'

/** Departments (`parentId` null) and the shelves inside them. */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  parentId: integer('parent_id'),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  intro: text('intro').notNull(),
  position: integer('position').notNull(),
})

/** Articles for sale. `vatPermille`: 200 is 20 %, 55 is 5.5 %. `shape` names what its pictures show. */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull(),
    description: text('description').notNull(),
    vatPermille: integer('vat_permille').notNull(),
    shape: text('shape').notNull(),
    isNew: boolean('is_new').notNull(),
    featured: integer('featured'),
  },
  (table) => [index('articles_category').on(table.categoryId)],
)

/**
 * Facts about an article's repair that must be shown before the sale. `partsUntil`: last day on which its maker has
 * spare parts; null when none are available, which the law also assumes when the maker of electric equipment or
 * furniture says nothing (code de la consommation, L111-4 and D111-4). `indexTenths`: repairability index in tenths, 79
 * is 7.9 out of 10, for equipment that must show one (code de l'environnement, L541-9-2); null for any other. An
 * article without a row is subject to neither.
 */
export const articleRepairs = pgTable('article_repairs', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id),
  partsUntil: date('parts_until'),
  indexTenths: integer('index_tenths'),
})

/**
 * Facts shown about an article: size or quantity, material, care, origin. `makerSlug`: page of the workshop that makes
 * it; empty when none is named.
 */
export const articleFacts = pgTable('article_facts', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id),
  size: text('size').notNull(),
  material: text('material').notNull(),
  care: text('care').notNull(),
  origin: text('origin').notNull(),
  makerSlug: text('maker_slug').notNull(),
})

/**
 * Variants of an article, in one colour and size: what a visitor buys. `priceTtc` in cents, tax included. `priorTtc`,
 * for a reduced price, is the lowest price of the 30 days before the reduction.
 */
export const references = pgTable(
  'article_references',
  {
    id: integer('id').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id),
    code: text('code').notNull().unique(),
    colour: text('colour').notNull(),
    label: text('label').notNull(),
    priceTtc: integer('price_ttc').notNull(),
    priorTtc: integer('prior_ttc'),
    stock: integer('stock').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('references_article').on(table.articleId)],
)

/**
 * Promo codes. `value`: per cent for `percent`, cents for `amount`. `minimumTtc` in cents. Days are inclusive, `Y-m-d`.
 * `uses` counts the orders that hold the code; `maxUses` limits them in all, `maxUsesEach` per customer (null: no
 * limit).
 */
export const promoCodes = pgTable('promo_codes', {
  id: serial('id').primaryKey(),
  code: text('code').notNull().unique(),
  label: text('label').notNull(),
  kind: text('kind', { enum: ['percent', 'amount'] }).notNull(),
  value: integer('value').notNull(),
  minimumTtc: integer('minimum_ttc').notNull(),
  startsOn: date('starts_on', { mode: 'string' }),
  endsOn: date('ends_on', { mode: 'string' }),
  uses: integer('uses').notNull().default(0),
  maxUses: integer('max_uses'),
  maxUsesEach: integer('max_uses_each'),
})

/** Hand-picked sets of articles, such as gifts for someone. */
export const selections = pgTable('selections', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  intro: text('intro').notNull(),
})

export const selectionArticles = pgTable(
  'selection_articles',
  {
    selectionId: integer('selection_id')
      .notNull()
      .references(() => selections.id),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.selectionId, table.articleId] })],
)

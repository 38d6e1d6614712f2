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

/** What the shop sells. `vatPermille`: 200 is 20 %, 55 is 5.5 %. `shape` names what its pictures show. */
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
 * What a buyer is told before the sale of how an article is mended. `partsUntil`: the day up to which its maker has spare
 * parts; null: none can be had, which is also what silence of the maker means for electric equipment and furniture (code
 * de la consommation, L111-4 and D111-4). `indexTenths`: the repairability index in tenths, 79 is 7.9 out of 10, of
 * equipment that must bear one (code de l'environnement, L541-9-2); null for what need not. No row: the law asks for neither.
 */
export const articleRepairs = pgTable('article_repairs', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id),
  partsUntil: date('parts_until'),
  indexTenths: integer('index_tenths'),
})

/**
 * What a buyer is told of a piece: its size or how much there is of it, what it is made of, how to keep it, where it comes
 * from. `makerSlug`: the page of the workshop that makes it; empty where none is named.
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
 * One article in one colour and size: what a visitor buys. `priceTtc` in cents, tax included; `priorTtc`, of a reduced
 * one, is the lowest price of the 30 days before the reduction.
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
 * `value`: per cent for `percent`, cents for `amount`. `minimumTtc` in cents. Days are inclusive, `Y-m-d`.
 * `uses` counts the orders that hold the code; `maxUses` bounds them all, `maxUsesEach` a customer's (null: no bound).
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

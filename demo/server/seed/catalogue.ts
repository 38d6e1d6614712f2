import { type ColourName, colours } from '../catalogue/colours.ts'
import type * as schema from '../schema.ts'
import { slugOf } from '../slug.ts'
import { partsOf, readTable } from './table.ts'

type Row<Name extends 'articles' | 'categories' | 'references' | 'articleFacts' | 'articleLaws' | 'articleRepairs'> =
  (typeof schema)[Name]['$inferInsert']

const departments = readTable<'slug' | 'name' | 'intro'>('departments')

type Facts = 'material' | 'care' | 'origin' | 'maker'
const shelves = readTable<'department' | 'slug' | 'name' | 'intro' | 'vat' | Facts>('shelves')

/**
 * Amounts are in cents, tax included; `prior` is the price before a reduction. `references`: « colour · size: stock
 * @price », whose size and price may be missing. A fact that is empty is the shelf's; `-` is none. `exception`: why a
 * distance buyer cannot withdraw (code de la consommation, L221-28). `parts`, of electric equipment alone: the last day on
 * which its maker has spare parts; `-` when the maker gave none, which means that there are none (L111-4).
 */
type ArticleColumn = 'shelf' | 'name' | 'shape' | 'price' | 'prior' | 'references' | 'featured' | 'new' | 'tagline'
type ArticleFact = 'description' | 'size' | Facts | 'exception' | 'parts'
const articles = readTable<ArticleColumn | ArticleFact>('articles')
type Article = (typeof articles)[number]

/** Ideas for presents: hand-picked sets of articles, by name, in order. */
export const selections = readTable<'slug' | 'name' | 'subtitle' | 'intro' | 'articles'>('selections').map((set) => ({
  ...set,
  articles: partsOf(set.articles),
}))

/** @throws when the colour is unknown. */
function referenceOf(text: string, article: Article) {
  const [, colour = '', size, stock, own] = /^(\w+)(?: · ([^:]+))?: (\d+)(?: @(\d+))?$/.exec(text) ?? []
  if (!(colour in colours)) throw new Error(`Référence illisible : « ${text} »`)
  const { label } = colours[colour as ColourName]
  return {
    colour,
    label: size ? `${label} · ${size}` : label,
    stock: Number(stock),
    priceTtc: Number(own ?? article.price),
    priorTtc: !own && article.prior ? Number(article.prior) : null,
  }
}

function categoryRows(): Row<'categories'>[] {
  const tree = departments.flatMap((department) => [
    { ...department, department: '' },
    ...shelves.filter((shelf) => shelf.department === department.slug),
  ])
  const idOf = (slug: string): number | null => tree.findIndex((category) => category.slug === slug) + 1 || null
  return tree.map(({ slug, name, intro, department }, index) => ({
    id: index + 1,
    position: index + 1,
    slug,
    name,
    intro,
    parentId: idOf(department),
  }))
}

function factsOf(articleId: number, article: Article, shelf: Record<Facts, string>): Row<'articleFacts'> {
  const fact = (name: Facts): string => (article[name] || shelf[name]).replace(/^-$/, '')
  const maker = fact('maker')
  return {
    articleId,
    size: article.size,
    material: fact('material'),
    care: fact('care'),
    origin: fact('origin'),
    makerSlug: maker && `artisan-${slugOf(maker)}`,
  }
}

/** Returns the catalogue as rows; ids are positions in the tables, so that addresses never change. */
export function catalogueRows() {
  const rows = {
    categories: categoryRows(),
    articles: [] as Row<'articles'>[],
    references: [] as Row<'references'>[],
    articleFacts: [] as Row<'articleFacts'>[],
    articleLaws: [] as Row<'articleLaws'>[],
    articleRepairs: [] as Row<'articleRepairs'>[],
  }
  articles.forEach((article, index) => {
    const id = index + 1
    const { name, shape, tagline, description, exception, parts } = article
    const shelf = shelves.find(({ slug }) => slug === article.shelf)
    const categoryId = rows.categories.find(({ slug }) => slug === article.shelf)?.id
    if (!(shelf && categoryId)) throw new Error(`Rayon inconnu : « ${article.shelf} »`)
    rows.articles.push({
      id,
      categoryId,
      slug: slugOf(name),
      name,
      tagline,
      description,
      vatPermille: Number(shelf.vat),
      shape,
      isNew: article.new === 'yes',
      featured: Number(article.featured) || null,
    })
    partsOf(article.references).forEach((text, position) => {
      const code = `${shelf.department.slice(0, 3).toUpperCase()}-${String(id).padStart(3, '0')}-${position + 1}`
      const reference = referenceOf(text, article)
      rows.references.push({ ...reference, id: rows.references.length + 1, articleId: id, code, position })
    })
    rows.articleFacts.push(factsOf(id, article, shelf))
    if (exception === 'perishable' || exception === 'sealed') rows.articleLaws.push({ articleId: id, exception })
    if (parts) rows.articleRepairs.push({ articleId: id, partsUntil: parts === '-' ? null : parts })
  })
  return rows
}

/** @throws when a selection names an article that the catalogue does not have. */
export function selectionRows() {
  const sets = selections.map(({ slug, name, intro }, index) => ({ id: index + 1, slug, name, intro }))
  const members = selections.flatMap((selection, index) =>
    selection.articles.map((name, position) => {
      const articleId = articles.findIndex((article) => article.name === name) + 1
      if (!articleId) throw new Error(`La sélection « ${selection.name} » cite un article inconnu : « ${name} »`)
      return { selectionId: index + 1, articleId, position }
    }),
  )
  return { sets, members }
}

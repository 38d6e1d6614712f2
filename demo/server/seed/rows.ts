import type { articles, categories, references, selectionArticles, selections } from '../schema.ts'
import { slugOf } from '../slug.ts'
import { departments } from './catalogue/catalogue.ts'
import { selectionSeeds } from './selections.ts'

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert']

/** Returns the catalogue as rows; ids are positions in the seed, so that addresses never change. */
export function catalogueRows() {
  const categoryRows: Row<typeof categories>[] = []
  const articleRows: Row<typeof articles>[] = []
  const referenceRows: Row<typeof references>[] = []
  const addCategory = (row: Omit<Row<typeof categories>, 'id' | 'position'>): number => {
    const id = categoryRows.length + 1
    categoryRows.push({ ...row, id, position: id })
    return id
  }
  for (const department of departments) {
    const { slug, name, intro } = department
    const parentId = addCategory({ slug, name, intro, parentId: null })
    for (const shelf of department.shelves) {
      const categoryId = addCategory({ slug: shelf.slug, name: shelf.name, intro: shelf.intro, parentId })
      for (const seed of shelf.articles) {
        const id = articleRows.length + 1
        const { name, tagline, description, shape, isNew, featured } = seed
        const vatPermille = shelf.vatPermille
        articleRows.push({
          id,
          categoryId,
          slug: slugOf(name),
          name,
          tagline,
          description,
          vatPermille,
          shape,
          isNew,
          featured,
        })
        seed.references.forEach(({ colour, label, price, prior, stock }, position) => {
          const code = `${slug.slice(0, 3).toUpperCase()}-${String(id).padStart(3, '0')}-${position + 1}`
          referenceRows.push({
            id: referenceRows.length + 1,
            articleId: id,
            code,
            colour,
            label,
            priceTtc: price,
            priorTtc: prior,
            stock,
            position,
          })
        })
      }
    }
  }
  return { categories: categoryRows, articles: articleRows, references: referenceRows }
}

/** @throws when a selection names an article that the catalogue does not have. */
export function selectionRows(known: Row<typeof articles>[]) {
  const sets: Row<typeof selections>[] = selectionSeeds.map(({ slug, name, intro }, index) => ({
    id: index + 1,
    slug,
    name,
    intro,
  }))
  const members: Row<typeof selectionArticles>[] = selectionSeeds.flatMap((selection, index) =>
    selection.articles.map((name, position) => {
      const article = known.find((candidate) => candidate.name === name)
      if (!article) throw new Error(`La sélection « ${selection.name} » cite un article inconnu : « ${name} »`)
      return { selectionId: index + 1, articleId: article.id, position }
    }),
  )
  return { sets, members }
}

import type { ArticleFilter } from '../server/catalogue/article-filter.ts'

const euros = (cents: number): string => String(cents / 100)

/** Returns the address of a list of articles; default values are left out. */
export function articlesAddress(filter: Partial<ArticleFilter>): string {
  const { shelf, selection, colours = [], least, most, inStock, order = 'boutique', page = 1 } = filter
  const query = new URLSearchParams()
  if (shelf) query.set('categorie', shelf)
  if (selection) query.set('selection', selection)
  if (least !== undefined) query.set('prix_min', euros(least))
  if (most !== undefined) query.set('prix_max', euros(most))
  if (inStock) query.set('dispo', '1')
  for (const colour of colours) query.append('couleur', colour)
  if (order !== 'boutique') query.set('tri', order)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/articles?${query}` : '/articles'
}

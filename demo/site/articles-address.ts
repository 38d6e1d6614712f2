import type { ArticleFilter } from '../server/catalogue/article-cards.ts'

/** The address of a list of articles; what is usual is left out. */
export function articlesAddress({ shelf, colour, selection, order, page }: ArticleFilter): string {
  const query = new URLSearchParams()
  if (shelf) query.set('rayon', shelf)
  if (selection) query.set('selection', selection)
  if (colour) query.set('couleur', colour)
  if (order !== 'boutique') query.set('tri', order)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/articles?${query}` : '/articles'
}

/** Identifiers of the CMS pages (`data-idpage`, `id_page`): each kind of content has its own range. */
export const pageId = {
  home: 1,
  articles: 2,
  cart: 3,
  account: 4,
  contact: 5,
  /** Groups of pages in the menu, which have no content of their own. */
  section: (index: number): number => 20 + index,
  selection: (id: number): number => 60 + id,
  category: (id: number): number => 100 + id,
  page: (id: number): number => 400 + id,
  article: (id: number): number => 1000 + id,
  colour: (index: number): number => 600 + index,
} as const

import { asc } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { articles, pages } from '../schema.ts'
import { folded, searchLike, searchNamed } from './folded.ts'

/** The results of a search of the whole site, the closest first. */
export interface SiteFound {
  articles: (typeof articles.$inferSelect)[]
  pages: (typeof pages.$inferSelect)[]
  /** True when a page has the words in its title, and no article has. */
  pagesFirst: boolean
  /** True when nothing matches exactly, and the results allow for typing errors. */
  isNear: boolean
}

interface Named<Row> {
  row: Row
  /** Its title, folded. */
  title: string
  /** All its words, folded. */
  text: string
}

const byTitle = <Row>(all: Named<Row>[], term: string): Named<Row>[] => searchNamed(all, ({ title }) => title, term)

/** Searches the titles first, then all the words. */
function search<Row>(all: Named<Row>[], term: string): Row[] {
  const byText = searchNamed(all, ({ text }) => text, term)
  return [...new Set([...byTitle(all, term), ...byText])].map(({ row }) => row)
}

const rowOf = <Row>({ row }: Named<Row>): Row => row
const titleOf = ({ title }: Named<unknown>): string => title

/**
 * Returns the articles and pages that match a search; when nothing does, those whose title matches with typing errors.
 */
export async function searchSite(db: Database, term: string): Promise<SiteFound> {
  const [allArticles, allPages] = await Promise.all([
    db.select().from(articles).orderBy(asc(articles.id)),
    db.select().from(pages).orderBy(asc(pages.id)),
  ])
  const namedArticles = allArticles.map((row) => ({
    row,
    title: folded(row.name),
    text: folded(`${row.name} ${row.tagline} ${row.description}`),
  }))
  const namedPages = allPages.map((row) => ({
    row,
    title: folded(row.title),
    text: folded(`${row.title} ${row.section} ${row.body.join(' ')}`),
  }))
  const exact = { articles: search(namedArticles, term), pages: search(namedPages, term) }
  if (exact.articles.length + exact.pages.length > 0) {
    const pagesFirst = byTitle(namedPages, term).length > 0 && byTitle(namedArticles, term).length === 0
    return { ...exact, pagesFirst, isNear: false }
  }
  return {
    articles: searchLike(namedArticles, titleOf, term).map(rowOf),
    pages: searchLike(namedPages, titleOf, term).map(rowOf),
    pagesFirst: false,
    isNear: true,
  }
}

type Article = typeof articles.$inferSelect

/** Returns the articles whose name or tagline matches a search. */
export async function searchArticles(db: Database, term: string): Promise<Article[]> {
  const all = await db.select().from(articles).orderBy(asc(articles.id))
  const named = all.map((article) => ({ article, name: folded(`${article.name} ${article.tagline}`) }))
  return searchNamed(named, ({ name }) => name, term).map(({ article }) => article)
}

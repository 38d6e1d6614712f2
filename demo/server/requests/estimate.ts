import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { articles, type QuoteLine, references } from '../schema.ts'
import { folded } from '../search/folded.ts'

/** Returns the references of the article with this name. */
export async function referencesNamed(db: Database, name: string) {
  const all = await db.select({ id: articles.id, name: articles.name }).from(articles)
  const found = all.find((article) => folded(article.name) === folded(name))
  if (!found) return []
  return db.select().from(references).where(eq(references.articleId, found.id)).orderBy(asc(references.position))
}

export interface Estimate {
  /** Cents, tax included, of the articles known to the shop; without a reference, an article counts at its cheapest. */
  total: number
  /** Number of lines whose article the shop sells. */
  known: number
  /** Pieces in stock, shown to administrators. */
  stock: number
}

/** Estimates the price of a quote's articles, at the prices of the shop. */
export async function estimateOf(db: Database, lines: readonly QuoteLine[]): Promise<Estimate> {
  const estimate: Estimate = { total: 0, known: 0, stock: 0 }
  for (const { name, reference, quantity } of lines) {
    const own = await referencesNamed(db, name)
    const chosen = own.find(({ id, label }) => String(id) === reference || label === reference)
    const prices = (chosen ? [chosen] : own).map(({ priceTtc }) => priceTtc)
    if (prices.length === 0) continue
    estimate.total += Math.min(...prices) * quantity
    estimate.known++
    estimate.stock += (chosen ? [chosen] : own).reduce((sum, { stock }) => sum + stock, 0)
  }
  return estimate
}

import { eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { articleRepairs, articles } from '../schema.ts'

/**
 * The electric equipment of the shop, with the last day on which its maker has spare parts; null when the maker gave
 * none, which means that there are none (code de la consommation, L111-4). None of it must show a repairability index.
 */
const parts: [name: string, until: string | null][] = [
  ['Lampe Amer', '2036-12-31'],
  ['Suspension Bouée', null],
]

export async function seedArticleRepairs(db: Connection): Promise<void> {
  for (const [name, partsUntil] of parts) {
    const [found] = await db.select({ id: articles.id }).from(articles).where(eq(articles.name, name))
    if (found) await db.insert(articleRepairs).values({ articleId: found.id, partsUntil })
  }
}

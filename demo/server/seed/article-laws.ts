import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { articleLaws, articleRepairs, articles } from '../schema.ts'

/** Articles that a distance buyer cannot withdraw from, or not once opened (code de la consommation, L221-28). */
const exceptions = {
  perishable: ['Hortensia bleu', 'Agapanthe', 'Romarin rampant', 'Griffe de sorcière naine'],
  sealed: ['Savon Algue et menthe', 'Savon Argile et sel', 'Savon liquide Lande'],
} as const

export async function seedArticleLaws(db: Connection): Promise<void> {
  for (const exception of ['perishable', 'sealed'] as const) {
    const names = [...exceptions[exception]]
    const found = await db.select({ id: articles.id }).from(articles).where(inArray(articles.name, names))
    if (found.length > 0)
      await db.insert(articleLaws).values(found.map(({ id: articleId }) => ({ articleId, exception })))
  }
}

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

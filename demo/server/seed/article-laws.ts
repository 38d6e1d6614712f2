import { inArray } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { articleLaws, articles } from '../schema.ts'

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

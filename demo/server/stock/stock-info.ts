import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { references } from '../schema.ts'

type Reference = typeof references.$inferSelect

function messageOf(stock: number): string {
  if (stock === 0) return 'Cette référence est épuisée.'
  if (stock > 3) return ''
  return stock === 1 ? 'Plus qu’un exemplaire' : `Plus que ${stock} exemplaires`
}

function wireStock({ stock }: Reference, isBookable: boolean, url: string) {
  return {
    aff_btn_add_panier: stock === 0 ? ('aff_msg' as const) : ('no_msg' as const),
    change_nom_button: isBookable ? 'Choisir un créneau' : '',
    url: isBookable ? url : '',
    mode_ajax: 1,
    mode_detail: 0,
    message: messageOf(stock),
    stock,
  }
}

/**
 * Returns the response of `action=stock`: the data to show, by `idreference` (ART-02). Empty for an unknown article.
 */
export async function readStock(db: Connection, articleId: number, bookingUrl: string | undefined) {
  const own = await db
    .select()
    .from(references)
    .where(eq(references.articleId, articleId))
    .orderBy(asc(references.position))
  return Object.fromEntries(
    own.map((reference) => [String(reference.id), wireStock(reference, bookingUrl !== undefined, bookingUrl ?? '')]),
  )
}

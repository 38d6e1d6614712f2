import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection, Database } from '../database.ts'
import { references, stockAlerts } from '../schema.ts'

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

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email())

export interface AlertOutcome {
  result: 0 | 1
  msg: string
}

const no = (msg: string): AlertOutcome => ({ result: 0, msg })

/** Records an address to notify when a reference is back in stock. Asking twice counts once. */
export async function askAlert(db: Database, referenceId: number, typed: string, now: Date): Promise<AlertOutcome> {
  const address = v.safeParse(email, typed)
  if (!address.success) return no('Saisissez une adresse e-mail, par exemple nom@exemple.fr.')
  const [reference] = await db.select().from(references).where(eq(references.id, referenceId))
  if (!reference) return no('Cet article n’est plus proposé.')
  if (reference.stock > 0) return no('Bonne nouvelle : cet article est déjà de retour.')
  await db.insert(stockAlerts).values({ referenceId, email: address.output, askedAt: now }).onConflictDoNothing()
  return { result: 1, msg: `C’est noté : nous vous écrirons à ${address.output} dès son retour.` }
}

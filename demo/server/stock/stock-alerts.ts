import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database.ts'
import { references, stockAlerts } from '../schema.ts'

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

import { eq } from 'drizzle-orm'
import type { Services, Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { Refusal } from '../failure.ts'
import { customers } from '../schema.ts'
import { type FormSaid, refusedForm } from './form-said.ts'
import { countTry, tryLimit } from './tries.ts'

export type OwnCustomer = typeof customers.$inferSelect

/**
 * Returns the customer who is logged in.
 * @throws Refusal (403) when the account was erased meanwhile.
 */
export async function ownCustomer(db: Connection, { customerId }: Session): Promise<OwnCustomer> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, customerId ?? 0))
  if (!customer) throw new Refusal(403, 'Ce compte n’existe plus.')
  return customer
}

const missing = 'Saisissez votre mot de passe.'
const wrong = 'Ce n’est pas votre mot de passe.'

/**
 * Checks the password given for a change to one's own account (`password_actuel`). Tries are counted before the
 * password is compared.
 * @param what - Name of the change: each kind counts its tries apart.
 * @param most - Tries in 15 minutes.
 * @returns the refusal; undefined when the password is right.
 */
export async function refuseWrongPassword(
  { db, passwords, now }: Services,
  { id, passwordHash }: OwnCustomer,
  password: string,
  what: string,
  most: number,
): Promise<FormSaid | undefined> {
  if (!password) return refusedForm(missing, { password_actuel: missing })
  const tooMany = await countTry(db, [tryLimit(what, String(id), most)], now())
  if (tooMany) return refusedForm(tooMany)
  const isRight = await passwords.verify(password, passwordHash)
  return isRight ? undefined : refusedForm(wrong, { password_actuel: wrong })
}

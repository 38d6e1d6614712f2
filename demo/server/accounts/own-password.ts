import type { Services } from '../context.ts'
import type { customers } from '../schema.ts'
import { type FormSaid, refusedForm } from './form-said.ts'
import { countTry, tryLimit } from './tries.ts'

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
  { id, passwordHash }: typeof customers.$inferSelect,
  password: string,
  what: string,
  most: number,
): Promise<FormSaid | undefined> {
  const tooMany = await countTry(db, [tryLimit(what, String(id), most)], now())
  if (tooMany) return refusedForm(tooMany)
  const isRight = await passwords.verify(password, passwordHash)
  return isRight ? undefined : refusedForm(wrong, { password_actuel: wrong })
}

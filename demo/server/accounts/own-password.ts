import type { Services } from '../context.ts'
import type { customers } from '../schema.ts'
import { type FormSaid, refusedForm } from './form-said.ts'
import { countTry, tryLimit } from './tries.ts'

const wrong = 'Ce n’est pas votre mot de passe.'

/**
 * Checks the password that goes with a change of one's own account (`password_actuel`). Tries are counted before it is
 * looked at.
 *
 * @param what - What is changed: tries of it are counted apart.
 * @param most - Tries in 15 minutes.
 * @returns why it is refused; nothing when it is right.
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

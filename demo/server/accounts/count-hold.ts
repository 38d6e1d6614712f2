import type { Context } from 'hono'
import { networkOf } from '../arrival.ts'
import type { AppEnv, Services } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { countTry, tryLimit } from './tries.ts'

/**
 * Pieces and places that are held for someone are nobody else's: one network address does not hold all of them.
 * @throws Refusal (429)
 */
export async function countHold(c: Context<AppEnv>, { db, budgets, now }: Services): Promise<void> {
  const limit = tryLimit('hold-address', networkOf(c.get('client')), budgets.holds)
  const tooMany = await countTry(db, [limit], now())
  if (tooMany) throw new Refusal(429, tooMany)
}

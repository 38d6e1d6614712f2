import type { Context } from 'hono'
import { networkOf } from '../arrival.ts'
import type { AppEnv, Services } from '../context.ts'
import { Refusal } from '../failure.ts'
import { countTry, tryLimit } from './tries.ts'

/**
 * Limits how many pieces and places one network can hold: nobody else can buy what is held.
 * @throws Refusal (429)
 */
export async function countHold(c: Context<AppEnv>, { db, budgets, now }: Services): Promise<void> {
  const limit = tryLimit('hold-address', networkOf(c.get('client')), budgets.holds)
  const tooMany = await countTry(db, [limit], now())
  if (tooMany) throw new Refusal(429, tooMany)
}

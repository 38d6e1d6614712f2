import type { Context } from 'hono'
import { networkOf } from '../arrival.ts'
import type { AppEnv, Services } from '../context.ts'
import { Refusal } from '../failure.ts'
import { countTry, tryLimit } from './tries.ts'

/**
 * Counts one more try of a network.
 * @returns the refusal; null when the try is allowed.
 */
export const countFromNetwork = (
  c: Context<AppEnv>,
  { db, now }: Services,
  what: string,
  most: number,
): Promise<string | null> => countTry(db, [tryLimit(what, networkOf(c.get('client')), most)], now())

/**
 * Limits how many pieces and places one network can hold: nobody else can buy what is held.
 * @throws Refusal (429)
 */
export async function countHold(c: Context<AppEnv>, services: Services): Promise<void> {
  const tooMany = await countFromNetwork(c, services, 'hold-address', services.budgets.holds)
  if (tooMany) throw new Refusal(429, tooMany)
}

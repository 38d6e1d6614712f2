import type { Database } from '../database.ts'
import { expireOrders } from './settle.ts'

const everyMilliseconds = 60_000

/**
 * Gives up, minute after minute, the orders whose bank never answered, so that their pieces go back on sale even when
 * nobody asks.
 * @returns stops it, once what is under way is done.
 */
export function keepTime(db: Database, now: () => Date): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    underWay = expireOrders(db, now()).catch((error: unknown) => console.error(error))
  }, everyMilliseconds)
  timer.unref()
  return () => {
    clearInterval(timer)
    return underWay
  }
}

import { forgetOldSecrets } from './accounts/secrets.ts'
import { forgetOldTries } from './accounts/tries.ts'
import type { Database } from './database.ts'
import { expireOrders } from './orders/settle.ts'
import { forgetOldUploads } from './uploads/forget.ts'

const everyMilliseconds = 60_000

async function passMinute(db: Database, now: Date, uploadsDir: string): Promise<void> {
  await expireOrders(db, now)
  await forgetOldTries(db, now)
  await forgetOldSecrets(db, now)
  await forgetOldUploads(db, now, uploadsDir)
}

/**
 * Gives up, minute after minute, the orders whose bank never answered, so that their pieces go back on sale even when
 * nobody asks, and forgets what has had its time.
 * @returns stops it, once what is under way is done.
 */
export function keepTime(db: Database, now: () => Date, uploadsDir: string): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    underWay = passMinute(db, now(), uploadsDir).catch((error: unknown) => console.error(error))
  }, everyMilliseconds)
  timer.unref()
  return () => {
    clearInterval(timer)
    return underWay
  }
}

import { eraseDeleted } from './accounts/delete-account.ts'
import { forgetUnverified } from './accounts/guest.ts'
import { forgetOldDevices } from './accounts/known-device.ts'
import { forgetOldCodes } from './accounts/login-code.ts'
import { forgetOldMessages } from './accounts/outbox.ts'
import { forgetOldChallenges } from './accounts/passkeys/challenges.ts'
import { forgetOldSecrets } from './accounts/secrets.ts'
import { forgetOldTries } from './accounts/tries.ts'
import type { Database } from './database.ts'
import { logFailure } from './failure.ts'
import { expireOrders } from './orders/settle.ts'
import { forgetOldHolds } from './reservations/hold.ts'
import { forgetOldSessions } from './sessions.ts'
import { forgetOldUploads, sweepUploads } from './uploads/storage.ts'

const everyMilliseconds = 60_000
/** Minutes between two sweeps of the folder of uploads. */
const sweepEvery = 60

/** Runs the tasks of each minute. A task that fails does not stop the next ones. */
export async function passMinute(db: Database, now: Date, uploadsDir: string): Promise<void> {
  const tasks = [
    expireOrders,
    forgetOldHolds,
    forgetOldSessions,
    forgetUnverified,
    eraseDeleted,
    forgetOldTries,
    forgetOldSecrets,
    forgetOldCodes,
    forgetOldChallenges,
    forgetOldMessages,
    forgetOldDevices,
    (db: Database, now: Date) => forgetOldUploads(db, now, uploadsDir),
  ]
  for (const task of tasks) await task(db, now).catch((error: unknown) => logFailure('chaque minute', error))
}

/**
 * Each minute, gives up the orders whose bank never answered, so that their pieces go back on sale even without
 * visitors, and deletes expired data.
 * @returns a function that stops this, once the current run has ended.
 */
export function keepTime(db: Database, now: () => Date, uploadsDir: string): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  let minutes = 0
  async function pass(): Promise<void> {
    await passMinute(db, now(), uploadsDir)
    if (++minutes % sweepEvery === 0)
      await sweepUploads(db, uploadsDir).catch((error: unknown) => logFailure('chaque heure', error))
  }
  const timer = setInterval(() => {
    underWay = underWay.then(pass)
  }, everyMilliseconds)
  timer.unref()
  return () => {
    clearInterval(timer)
    return underWay
  }
}

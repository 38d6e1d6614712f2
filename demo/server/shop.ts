import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Hono } from 'hono'
import { createPasswords, safePasswordCost } from './accounts/password.ts'
import { type Budgets, usualBudgets } from './accounts/tries.ts'
import { createApp } from './app.ts'
import type { Arrival } from './arrival.ts'
import type { AppEnv, RouteModule, Services } from './context.ts'
import { type Database, openDatabase } from './database.ts'
import { keepTime, passMinute } from './keep-time.ts'
import { deliverMail } from './mail.ts'
import { seed } from './seed/seed.ts'
import type { Settings } from './settings.ts'
import { sweepUploads, uploadsFolder } from './uploads/storage.ts'

type OwnSettings = Pick<Settings, 'production' | 'smtpUrl' | 'mailFrom' | 'bankUrl' | 'bankSecret' | 'databaseUrl'>

export interface ShopOptions extends Partial<OwnSettings> {
  /** Folder of the data; `memory://` keeps the database in memory. */
  dataDir: string
  /** A PGlite dump to start from instead of an empty database; for `memory://` only. */
  snapshot?: Blob
  /** Folder of the files that the CDN serves. */
  distDir: string
  /**
   * Cost of hashing a password.
   * @default what a real shop needs
   */
  passwordCost?: number
  /**
   * Rate limits for strangers.
   * @default what a real shop needs
   */
  budgets?: Budgets
  /** The clock; tests pass their own. */
  now?: () => Date
}

export interface Shop {
  /** The shop's own data: what its back office would write. */
  db: Database
  app: Hono<AppEnv>
  /** Stops the periodic tasks, then closes the database. */
  close(): Promise<void>
}

/**
 * Opens the database, migrates it, and seeds it on its first run. Returns a shop that answers `fetch`, behind any
 * server.
 * @param url the site's origin, for its messages
 * @param more further route modules, beside the shop's
 * @throws StartFailure with one French line.
 */
export async function openShop(
  options: ShopOptions,
  arrival: Arrival,
  url: string,
  more: RouteModule[] = [],
): Promise<Shop> {
  const { dataDir, databaseUrl, distDir, smtpUrl, production = false } = options
  const { db, close } = await openDatabase({ databaseUrl, dataDir, snapshot: options.snapshot })
  const passwordCost = options.passwordCost ?? safePasswordCost
  await seed(db, passwordCost, !production)
  const now = options.now ?? (() => new Date())
  const uploadsDir = await uploadsFolder(dataDir)
  await passMinute(db, now(), uploadsDir)
  await sweepUploads(db, uploadsDir)
  const services: Services = {
    db,
    uploadsDir,
    distDir,
    passwords: createPasswords(passwordCost),
    budgets: options.budgets ?? usualBudgets,
    isSecure: arrival.publicUrl?.startsWith('https:') ?? false,
    // Messages are shown only to a site without a public name, where the visitor is on the machine itself.
    demo: { accounts: !production, outbox: !production && !smtpUrl && !arrival.publicUrl, bank: !options.bankUrl },
    bankUrl: options.bankUrl,
    bankSecret: options.bankSecret ?? randomBytes(32).toString('base64url'),
    now,
  }
  const stopTime = keepTime(db, now, uploadsDir)
  const from = options.mailFrom ?? 'boutique@lestran.example'
  const stopMail = smtpUrl ? deliverMail(db, now, { smtpUrl, from, origin: url }) : undefined
  return {
    db,
    app: createApp(services, arrival, more),
    async close() {
      await Promise.all([stopTime(), stopMail?.()])
      await close()
      if (dataDir === 'memory://') await rm(uploadsDir, { recursive: true, force: true })
    },
  }
}

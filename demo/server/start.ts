import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createPasswords, safePasswordCost } from './accounts/password.ts'
import { type Budgets, usualBudgets } from './accounts/tries.ts'
import { createApp } from './app.ts'
import { readProxies } from './arrival.ts'
import type { Services } from './context.ts'
import { takeDataFolder } from './data-folder.ts'
import { type Database, openDatabase } from './database.ts'
import { deliverMail } from './deliver-mail.ts'
import { endGently } from './end-server.ts'
import { errorCode, StartFailure } from './failure.ts'
import { keepTime, passMinute } from './keep-time.ts'
import { seed } from './seed/seed.ts'
import { sweepUploads } from './uploads/forget.ts'
import { uploadsFolder } from './uploads/storage.ts'

const root = resolve(import.meta.dirname, '../..')

export interface StartOptions {
  /** 0 takes a free one. */
  port: number
  /** @default this machine alone */
  host?: string
  /** Origin of the site as its visitors know it, behind a proxy that ends TLS for instance. */
  publicUrl?: string | undefined
  /** Addresses and networks of the proxies whose `X-Forwarded-*` are believed. */
  trustedProxies?: string[]
  /** Whether nothing of the demonstration is left: its accounts, its outbox, its bank. */
  production?: boolean
  /** The mail server; without one, messages are shown on this machine. */
  smtpUrl?: string | undefined
  mailFrom?: string
  /** The bank's page of payment; without one, a simulated bank. */
  bankUrl?: string | undefined
  /** What the bank signs its notices with. @default a secret of this run's own */
  bankSecret?: string | undefined
  /** A PostgreSQL address; without one, PGlite in `dataDir`. */
  databaseUrl?: string
  /** Folder of the data; `memory://` keeps the database in memory. */
  dataDir: string
  /** A database to begin with in place of an empty one, as PGlite dumps it; for `memory://` alone. */
  snapshot?: Blob
  /** @default the project's `dist` */
  distDir?: string
  /** What hashing a password costs. @default what a real shop needs */
  passwordCost?: number
  /** How much strangers may try. @default what a real shop needs */
  budgets?: Budgets
  /** The clock; tests have one of their own. */
  now?: () => Date
}

export interface RunningServer {
  /** `http://localhost:4173` */
  url: string
  /** The shop's own data: what its back office would write. */
  db: Database
  port: number
  /** What it answers: methods, and patterns of addresses. */
  routes: { method: string; path: string }[]
  close(): Promise<void>
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error) => {
      const reason =
        errorCode(error) === 'EADDRINUSE'
          ? `Le port ${port} est déjà pris : arrêtez ce qui l’occupe, ou choisissez-en un autre par PORT.`
          : `Impossible d’écouter sur ${host}, port ${port} (${errorCode(error) ?? 'erreur inconnue'}).`
      fail(new StartFailure(reason))
    })
    server.listen(port, host, () => done((server.address() as AddressInfo).port))
  })
}

/**
 * Takes the port, then opens the database, migrates it, seeds it on its first run, and answers.
 * Requests that come earlier wait.
 * @throws StartFailure with one French line.
 */
export async function start(options: StartOptions): Promise<RunningServer> {
  const { dataDir, databaseUrl, publicUrl, smtpUrl, host = '127.0.0.1', production = false } = options
  const arrival = { publicUrl, host, proxies: readProxies(options.trustedProxies ?? []) }
  const server = createServer()
  const closeServer = endGently(server)
  const waiting: Parameters<ReturnType<typeof getRequestListener>>[] = []
  const wait = (...request: (typeof waiting)[number]): void => void waiting.push(request)
  server.on('request', wait)
  const port = await listen(server, options.port, host)
  const url = publicUrl ?? `http://localhost:${port}`
  const release = dataDir === 'memory://' ? () => {} : takeFolder(dataDir, server, !databaseUrl)
  try {
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
      distDir: options.distDir ?? join(root, 'dist'),
      passwords: createPasswords(passwordCost),
      budgets: options.budgets ?? usualBudgets,
      isSecure: publicUrl?.startsWith('https:') ?? false,
      // Messages are shown where nobody else is: on the machine itself, to a site that has no name.
      demo: { accounts: !production, outbox: !production && !smtpUrl && !publicUrl, bank: !options.bankUrl },
      bankUrl: options.bankUrl,
      bankSecret: options.bankSecret ?? randomBytes(32).toString('base64url'),
      now,
    }
    const app = createApp(services, arrival)
    const stopTime = keepTime(db, now, uploadsDir)
    const from = options.mailFrom ?? 'boutique@lestran.example'
    const stopMail = smtpUrl ? deliverMail(db, now, { smtpUrl, from, origin: url }) : undefined
    const answer = getRequestListener(app.fetch)
    server.off('request', wait)
    server.on('request', answer)
    for (const request of waiting) answer(...request)
    return {
      url,
      db,
      port,
      routes: app.routes.map(({ method, path }) => ({ method, path })),
      async close() {
        await closeServer()
        await Promise.all([stopTime(), stopMail?.()])
        await close()
        if (dataDir === 'memory://') await rm(uploadsDir, { recursive: true, force: true })
        release()
      },
    }
  } catch (error) {
    await closeServer()
    release()
    throw error
  }
}

function takeFolder(dataDir: string, server: Server, alone: boolean): () => void {
  try {
    return takeDataFolder(dataDir, alone)
  } catch (error) {
    server.close()
    throw error
  }
}

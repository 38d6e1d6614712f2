import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { safePasswordCost } from './accounts/password.ts'
import { createApp } from './app.ts'
import { takeDataFolder } from './data-folder.ts'
import { type Database, openDatabase } from './database.ts'
import { errorCode, StartFailure } from './failure.ts'
import { keepTime } from './keep-time.ts'
import { seed } from './seed/seed.ts'
import { forgetOldSessions } from './sessions.ts'
import { sweepUploads } from './uploads/forget.ts'
import { uploadsFolder } from './uploads/storage.ts'

const root = resolve(import.meta.dirname, '../..')

export interface StartOptions {
  /** 0 takes a free one. */
  port: number
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
  /** The clock; tests have one of their own. */
  now?: () => Date
}

export interface RunningServer {
  /** `http://localhost:4173` */
  url: string
  /** The shop's own data: what its back office would write. */
  db: Database
  close(): Promise<void>
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error) => {
      const reason =
        errorCode(error) === 'EADDRINUSE'
          ? `Le port ${port} est déjà pris : arrêtez ce qui l’occupe, ou choisissez-en un autre par PORT.`
          : `Impossible d’écouter sur le port ${port} (${errorCode(error) ?? 'erreur inconnue'}).`
      fail(new StartFailure(reason))
    })
    server.listen(port, () => done((server.address() as AddressInfo).port))
  })
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}

/**
 * Takes the port, then opens the database, migrates it, seeds it on its first run, and answers.
 * Requests that come earlier wait.
 * @throws StartFailure with one French line.
 */
export async function start(options: StartOptions): Promise<RunningServer> {
  const { dataDir, databaseUrl } = options
  const server = createServer()
  const waiting: Parameters<ReturnType<typeof getRequestListener>>[] = []
  const wait = (...request: (typeof waiting)[number]): void => void waiting.push(request)
  server.on('request', wait)
  const port = await listen(server, options.port)
  const release = dataDir === 'memory://' ? () => {} : takeFolder(dataDir, server, !databaseUrl)
  try {
    const { db, close } = await openDatabase({ databaseUrl, dataDir, snapshot: options.snapshot })
    const passwordCost = options.passwordCost ?? safePasswordCost
    await seed(db, passwordCost)
    const now = options.now ?? (() => new Date())
    await forgetOldSessions(db, now())
    const uploadsDir = await uploadsFolder(dataDir)
    await sweepUploads(db, uploadsDir)
    const app = createApp({
      db,
      uploadsDir,
      distDir: options.distDir ?? join(root, 'dist'),
      passwordCost,
      now,
    })
    const stopTime = keepTime(db, now, uploadsDir)
    const answer = getRequestListener(app.fetch)
    server.off('request', wait)
    server.on('request', answer)
    for (const request of waiting) answer(...request)
    return {
      url: `http://localhost:${port}`,
      db,
      async close() {
        await closeServer(server)
        await stopTime()
        await close()
        if (dataDir === 'memory://') await rm(uploadsDir, { recursive: true, force: true })
        release()
      },
    }
  } catch (error) {
    await closeServer(server)
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

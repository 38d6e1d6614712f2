import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { guideRoutes } from '../guide/routes.ts'
import { readProxies } from './arrival.ts'
import { takeDataFolder } from './data-folder.ts'
import type { Database } from './database.ts'
import { endGently } from './end-server.ts'
import { errorCode, StartFailure } from './failure.ts'
import { root } from './root.ts'
import type { Settings } from './settings.ts'
import { openShop, type ShopOptions } from './shop.ts'

export type StartOptions = Omit<ShopOptions, 'distDir'> & Partial<Settings> & Pick<Settings, 'port' | 'dataDir'>

export interface RunningServer {
  /** `http://localhost:4173` */
  url: string
  /** The shop's own data: what its back office would write. */
  db: Database
  port: number
  /** The registered routes: methods, and path patterns. */
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
 * Listens on the port, then opens the database, migrates it, seeds it on its first run, and serves requests. Requests
 * that come earlier wait.
 * @throws StartFailure with one French line.
 */
export async function start(options: StartOptions): Promise<RunningServer> {
  const { dataDir, databaseUrl, publicUrl, host = '127.0.0.1' } = options
  const arrival = { publicUrl, host, proxies: readProxies(options.trustedProxies ?? []) }
  // Longer than the minute for which proxies keep an idle connection: closed from here just as the next request is sent
  // on it, that request would fail.
  const server = createServer({ keepAliveTimeout: 65_000 })
  const closeServer = endGently(server)
  const waiting: Parameters<ReturnType<typeof getRequestListener>>[] = []
  const wait = (...request: (typeof waiting)[number]): void => void waiting.push(request)
  server.on('request', wait)
  const port = await listen(server, options.port, host)
  const url = publicUrl ?? `http://localhost:${port}`
  const release = dataDir === 'memory://' ? () => {} : takeFolder(dataDir, server, !databaseUrl)
  try {
    const distDir = options.distDir ?? join(root, 'dist')
    const { db, app, close } = await openShop({ ...options, distDir }, arrival, url, [guideRoutes])
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
        await close()
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

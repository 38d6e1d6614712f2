import { createServer } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { openShop } from '../../demo/server/shop.ts'

/** Accounts that anyone may read need no hash that is dear to try. */
const passwordCost = 2 ** 8
/** Whoever tries their own pages is no stranger. */
const budgets = { address: 10_000, account: 10_000, all: 10_000, codes: 10_000, sessions: 10_000, holds: 10_000 }

/** The shop in a thread of its own: to open its database takes seconds, in which pages are served. */
const { distDir, url } = workerData as { distDir: string; url: string }
const arrival = { host: '127.0.0.1', proxies: new BlockList() }
const { app } = await openShop({ dataDir: 'memory://', distDir, passwordCost, budgets }, arrival, url)
const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))

import { createServer } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { openShop } from '../../demo/server/shop.ts'

/** The accounts are public, so a cheap password hash is enough. */
const passwordCost = 2 ** 8
/** High rate limits: the only visitor is the author who tries their own pages. */
const budgets = { address: 10_000, account: 10_000, all: 10_000, codes: 10_000, sessions: 10_000, holds: 10_000 }

/** Runs the shop in a thread of its own. Opening its database takes seconds, during which pages are already served. */
const { distDir, url } = workerData as { distDir: string; url: string }
const arrival = { host: '127.0.0.1', proxies: new BlockList() }
const { app } = await openShop({ dataDir: 'memory://', distDir, passwordCost, budgets }, arrival, url)
const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContextOptions } from 'playwright-core'
import { sharedBrowser } from './shared-browser.ts'
import { type SitePage, watchedPage } from './site.ts'

/** A site in PHP, with a folder of its own. */
export interface PhpServer {
  url: string
  /** Returns the errors that PHP has logged. */
  complaints(): string[]
  close(): Promise<void>
}

export interface PhpSite extends PhpServer {
  /** Opens a page for a new visitor. */
  visit(options?: BrowserContextOptions): Promise<SitePage>
  /** @throws {AssertionError} if PHP has logged any error, whatever the test itself checks. */
  close(): Promise<void>
}

const shop = resolve(import.meta.dirname, '../../demo/php')

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}

async function waitForAnswer(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const isThere = await fetch(url).then(
      // The answer is read to its end: Node would fail on a partly read one once its server is gone.
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    )
    if (isThere) return
    await pause(100)
  }
  throw new Error('PHP does not answer')
}

interface Served {
  /** The folder of the site, and the script that handles every request. */
  root: string
  router: string
  /** A page that answers once the site has started. */
  page: string
  env?: Record<string, string>
  /** The site's own folder, which is deleted with it. */
  folder: string
}

/** Starts PHP's own server on a free port, with several processes as in a real shop. */
export async function servePhp({ root, router, page, env, folder }: Served): Promise<PhpServer> {
  const address = `127.0.0.1:${await freePort()}`
  const url = `http://${address}`
  const php = spawn('php', ['-S', address, '-t', root, router], {
    env: { ...process.env, ...env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own, so that all its processes end together.
    detached: true,
  })
  let written = ''
  php.stderr.on('data', (chunk) => {
    written += chunk
  })
  const stop = (): void => {
    try {
      if (php.pid) process.kill(-php.pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
  process.once('exit', stop)
  await waitForAnswer(`${url}${page}`)
  return {
    url,
    complaints: () => written.split('\n').filter((line) => /\b(?:error|warning|notice|deprecated)\b:?/i.test(line)),
    close: async () => {
      process.off('exit', stop)
      const ended = new Promise((done) => php.once('exit', done))
      stop()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Shop {
  /** The folder of its database, which is deleted with the shop. */
  folder?: string
  /** A page that answers once the shop has started. */
  page?: string
  /** Settings of its config.php, as environment variables. */
  env?: Record<string, string>
}

/** Starts the demo shop, with a database of its own. */
export function startPhp({
  folder = mkdtempSync(join(tmpdir(), 'flx-php-')),
  page = '/conditions',
  env,
}: Shop = {}): Promise<PhpServer> {
  const [root, router] = [join(shop, 'public'), join(shop, 'public/index.php')]
  return servePhp({ root, router, page, env: { ...env, DATA_DIR: folder }, folder })
}

/** Starts the same shop, with a browser. */
export async function openPhpSite(options?: Shop): Promise<PhpSite> {
  const server = await startPhp(options)
  const browser = await sharedBrowser()
  return {
    ...server,
    visit: async (options = {}) =>
      watchedPage(await browser.newContext({ baseURL: server.url, locale: 'fr-FR', ...options })),
    close: async () => {
      const complaints = server.complaints()
      await server.close()
      assert.deepEqual(complaints, [], 'PHP complains of nothing')
    },
  }
}

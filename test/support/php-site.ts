import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContextOptions } from 'playwright-core'
import { launchBrowser } from './launch-browser.ts'
import { type SitePage, watchedPage } from './site.ts'

/** A site in PHP, with a folder of its own. */
export interface PhpServer {
  url: string
  /** What PHP has written about errors of its own. */
  complaints(): string[]
  close(): Promise<void>
}

export interface PhpSite extends PhpServer {
  /** A new visitor. */
  visit(options?: BrowserContextOptions): Promise<SitePage>
  /** @throws {AssertionError} where PHP complained of anything: no journey may bring it to, whatever its test looks at. */
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
      // Read to its end: an answer that is left half read fails in Node itself once its server is gone.
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    )
    if (isThere) return
    await pause(100)
  }
  throw new Error('PHP does not answer')
}

interface Served {
  /** The folder of the site, and the script that every request passes through. */
  root: string
  router: string
  /** A page that answers once it is there. */
  page: string
  env?: Record<string, string>
  /** A folder of its own, which goes with it. */
  folder: string
}

/** Starts PHP's own server on a free port, several processes of it, as a shop has them. */
export async function servePhp({ root, router, page, env, folder }: Served): Promise<PhpServer> {
  const address = `127.0.0.1:${await freePort()}`
  const url = `http://${address}`
  const php = spawn('php', ['-S', address, '-t', root, router], {
    env: { ...process.env, ...env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: its processes end together.
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
      // It has ended by itself.
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
  /** Where its database is, or will be; it goes with the shop. */
  folder?: string
  /** A page that answers once the shop is there. */
  page?: string
  /** Settings of its config.php, by their environment variables. */
  env?: Record<string, string>
}

/** The demo shop, with a database of its own. */
export function startPhp({
  folder = mkdtempSync(join(tmpdir(), 'flx-php-')),
  page = '/conditions',
  env,
}: Shop = {}): Promise<PhpServer> {
  const [root, router] = [join(shop, 'public'), join(shop, 'public/index.php')]
  return servePhp({ root, router, page, env: { ...env, DATA_DIR: folder }, folder })
}

/** The same, with a browser in front of it. */
export async function openPhpSite(options?: Shop): Promise<PhpSite> {
  const server = await startPhp(options)
  const browser = await launchBrowser()
  return {
    ...server,
    visit: async (options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', ...options })
      return watchedPage(context)
    },
    close: async () => {
      const complaints = server.complaints()
      await browser.close()
      await server.close()
      assert.deepEqual(complaints, [], 'PHP complains of nothing')
    },
  }
}

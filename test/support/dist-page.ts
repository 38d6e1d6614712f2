import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../../scripts/browser.mjs'
import { readDist } from './dist.ts'

export const nonce = 'TmNlIGRlcyB0ZXN0cw'

const policy = [
  "default-src 'self'",
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ')

export interface DistPages {
  /** Address of `dist`, on another origin than the pages. */
  cdn: string
  /** Gives a file of `dist` another content than that of the disk. */
  replace(name: string, content: string): void
  /** Opens a page with this HTML under the strict policy, with what the console said. */
  open(html: string): Promise<{ page: Page; said: string[] }>
  close(): Promise<void>
}

function listen(answer: (path: string, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => answer(url, response))
  return new Promise((done) => server.unref().listen(0, '127.0.0.1', () => done(server)))
}

const address = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Pages of one origin that load what ships from another, in a real browser. */
export async function openDistPages(): Promise<DistPages> {
  const replaced = new Map<string, string>()
  let html = ''
  const cdn = await listen((url, response) => {
    const name = url.slice(1).replace(/\?.*$/, '')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
    try {
      response.end(replaced.get(name) ?? readDist(name))
    } catch {
      response.writeHead(404).end()
    }
  })
  const site = await listen((url, response) => {
    if (url !== '/') return void response.writeHead(404).end()
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(html)
  })
  const browser: Browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  return {
    cdn: address(cdn),
    replace: (name, content) => replaced.set(name, content),
    async open(given) {
      html = `<!doctype html><html lang="fr"><meta charset="utf-8"><link rel="icon" href="data:,">${given}</html>`
      const page = await browser.newPage()
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(error.message))
      await page.goto(address(site))
      return { page, said }
    },
    async close() {
      await browser.close()
      cdn.close()
      site.close()
    },
  }
}

import { createServer, type Server, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2SecureServer, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { selfSigned } from '../bench/server/certificate.ts'
import { readDist } from './dist.ts'
import { launchBrowser } from './launch-browser.ts'
import { sharedBrowser } from './shared-browser.ts'

export const nonce = 'TmNlIGRlcyB0ZXN0cw'

const policyWith = (styles: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types flx',
  ].join('; ')

export interface DistPages {
  /** Address of `dist`, on another origin than the pages. */
  cdn: string
  /** Replaces the content of a file of `dist`. */
  replace(name: string, content: string): void
  /** From now on, does not answer requests for matching file names. Without a pattern, answers again. */
  hang(names?: RegExp): void
  /** Makes the pages' own server answer a path, with any query. */
  answer(path: string, answer: PageAnswer): void
  /** Opens a page with this HTML under the strict policy; `said` collects its console messages. */
  open(html: string, options?: OpenOptions): Promise<{ page: Page; said: string[] }>
  close(): Promise<void>
}

interface PageAnswer {
  /** @default text/html */
  type?: string
  body?: string
  /** Address of a redirection. */
  to?: string
}

interface OpenOptions extends BrowserContextOptions {
  /** True if the HTML of the page contains style sheets. */
  ownStyles?: boolean
  /** True to serve the page without a policy, so that injected code would run. */
  isOpen?: boolean
  /** Called with the page before it is opened. */
  prepare?(page: Page): Promise<void> | void
}

/** The part of a response that both protocols have. */
type Answered = { statusCode: number; setHeader(name: string, value: string): unknown; end(body: string): unknown }

function listen(answer: (path: string, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => answer(url, response))
  return new Promise((done) => server.unref().listen(0, '127.0.0.1', () => done(server)))
}

function listenSecurely(answer: (path: string, response: Http2ServerResponse) => void): Promise<Http2SecureServer> {
  const server = createSecureServer(selfSigned(), ({ url }, response) => answer(url, response))
  return new Promise((done) => server.unref().listen(0, '127.0.0.1', () => done(server)))
}

const address = (server: Pick<Server, 'address'>): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/**
 * Opens pages of one origin that load `dist` from another, in a real browser.
 *
 * @param options.isHttp2 - True to serve `dist` over a single HTTP/2 connection, as a CDN does, so that one hanging
 * request does not block others. Over HTTP/1.1, six of them would block the browser.
 * @param options.hasWindows - As for `launchBrowser`, in a browser of its own. Without, it is that of this process.
 */
export async function openDistPages({ isHttp2 = false, hasWindows = false } = {}): Promise<DistPages> {
  const replaced = new Map<string, string>()
  /** The content of each opened page, by its address. */
  const opened = new Map<string, { html: string; policy: string | undefined }>()
  const answers = new Map<string, PageAnswer>()
  let hanging: RegExp | undefined
  const give = (url: string, response: Answered): void => {
    const name = url.slice(1).replace(/\?.*$/, '')
    if (hanging?.test(name)) return
    const file = decodeURIComponent(name)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Content-Type', `text/${file.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`)
    try {
      response.end(replaced.get(file) ?? readDist(file))
    } catch {
      response.statusCode = 404
      response.end('')
    }
  }
  const cdn = isHttp2 ? await listenSecurely(give) : await listen(give)
  const site = await listen((url, response) => {
    if (url.startsWith('/media/')) {
      response.setHeader('Content-Type', 'image/svg+xml')
      return void response.end('<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"/>')
    }
    if (url.startsWith('/ailleurs')) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      return void response.end('<!doctype html><title>Ailleurs</title>')
    }
    const answer = answers.get(url.replace(/[?#].*$/, ''))
    if (answer) {
      response.setHeader('Content-Type', answer.type ?? 'text/html; charset=utf-8')
      if (answer.to !== undefined) response.writeHead(302, { Location: answer.to })
      return void response.end(answer.body)
    }
    const given = opened.get(url)
    if (!given) return void response.writeHead(404).end()
    if (given.policy) response.setHeader('Content-Security-Policy', given.policy)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(given.html)
  })
  const browser = await (hasWindows ? launchBrowser({ hasWindows }) : sharedBrowser())
  const cdnAddress = isHttp2 ? address(cdn).replace('http', 'https') : address(cdn)
  return {
    cdn: cdnAddress,
    replace: (name, content) => replaced.set(name, content),
    hang: (names) => {
      hanging = names
    },
    answer: (path, answer) => answers.set(path, answer),
    async open(given, { ownStyles = false, isOpen = false, prepare, ...options } = {}) {
      const isWhole = given.startsWith('<!doctype')
      const html = isWhole
        ? given
        : `<!doctype html><html lang="fr"><meta charset="utf-8"><link rel="icon" href="data:,">${given}</html>`
      const path = `/?${opened.size + 1}`
      const policy = isOpen ? undefined : policyWith(`'self' ${cdnAddress}${ownStyles ? " 'unsafe-inline'" : ''}`)
      opened.set(path, { html, policy })
      const page = await browser.newPage({ ignoreHTTPSErrors: isHttp2, ...options })
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(error.message))
      await prepare?.(page)
      await page.goto(address(site) + path)
      return { page, said }
    },
    async close() {
      if (hasWindows) await browser.close()
      cdn.close()
      site.close()
    },
  }
}

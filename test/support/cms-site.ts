import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { drupalNode, drupalView } from '../fixtures/cms/drupal.ts'
import { prestashopCategory, prestashopProduct } from '../fixtures/cms/prestashop.ts'
import { type CmsPage, document } from '../fixtures/cms/printed.ts'
import { spipArticle, spipSection } from '../fixtures/cms/spip.ts'
import { blockArchive, blockArticle } from '../fixtures/cms/wordpress-block.ts'
import { wordpressArchive, wordpressArticle } from '../fixtures/cms/wordpress-classic.ts'
import { readDist } from './dist.ts'
import { sharedBrowser } from './shared-browser.ts'

const sheets = resolve(import.meta.dirname, '../fixtures/cms')
const cdn = 'https://cdn.exemple.fr/flx/'

/** Themes write inline scripts into their pages, but no text may become HTML. */
const policy = [
  "script-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types flx',
].join('; ')

const pageOf = (url: URL, name: string, fallback = 1): number => Number(url.searchParams.get(name) ?? fallback)

/**
 * The pages, by the path under which each system would serve them. `sans-script` in the query leaves our script out,
 * and `manuel` makes the list wait for a click.
 */
const pages: Record<string, (url: URL) => CmsPage> = {
  '/wordpress/article': () => wordpressArticle,
  '/wordpress/journal': (url) => wordpressArchive(pageOf(url, 'paged')),
  '/blocs/article': () => blockArticle,
  '/blocs/journal': (url) => blockArchive(pageOf(url, 'query-0-page')),
  '/prestashop/bol': () => prestashopProduct,
  '/prestashop/assiettes': (url) => prestashopCategory(pageOf(url, 'page')),
  '/spip/spip.php': (url) =>
    url.searchParams.has('rubrique2') ? spipSection(1 + pageOf(url, 'debut_articles', 0) / 4) : spipArticle,
  '/drupal/estampes-du-port': () => drupalNode,
  '/drupal/agenda': (url) => drupalView(1 + pageOf(url, 'page', 0)),
}

/** Returns a picture of the size in its path, with its name on it and a colour that depends on the name. */
function picture(path: string): string {
  const [, width = '1', height = '1', name = ''] = /(\d+)x(\d+)\/([\w-]+)/.exec(path) ?? []
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 45%)"/><text x="50%" y="55%" text-anchor="middle" font-size="${Number(height) / 6}" fill="#fff">${name}</text></svg>`
}

interface Answered {
  type: string
  body: string
}

function answer(url: URL, origin: string): Answered | undefined {
  const { pathname } = url
  if (pathname.startsWith('/images/')) return { type: 'image/svg+xml', body: picture(pathname) }
  if (pathname.startsWith('/dist/')) return { type: 'text/javascript', body: readDist(pathname.slice('/dist/'.length)) }
  const sheet = /^\/sheets\/(\w+)\.css$/.exec(pathname)?.[1]
  if (sheet) return { type: 'text/css', body: readFileSync(resolve(sheets, `${sheet}.css`), 'utf8') }
  if (pathname.endsWith('/acces') || pathname.endsWith('/livraison')) {
    return { type: 'text/html', body: '<!doctype html><html lang="fr"><title>Accès</title><main><h1>Accès</h1></main>' }
  }
  const page = pages[pathname]?.(url)
  if (!page) return undefined
  const whole = document(page).replaceAll(
    cdn,
    url.searchParams.has('sans-script') ? `${origin}/404/` : `${origin}/dist/`,
  )
  return {
    type: 'text/html',
    body: url.searchParams.has('manuel') ? whole.replace(/(<flx-list[^>]*?) auto\b/, '$1') : whole,
  }
}

export interface CmsSite {
  /** Opens a page for a new visitor; `said` collects its errors and warnings. */
  open(path: string, options?: BrowserContextOptions): Promise<{ page: Page; said: string[] }>
  close(): Promise<void>
}

/** Serves pages as content management systems generate them, with a real browser. */
export async function openCmsSite(): Promise<CmsSite> {
  const server = createServer(({ url = '/' }, response) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const found = answer(new URL(url, origin), origin)
    if (!found)
      return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<!doctype html><title>404</title>')
    response.setHeader('Content-Type', `${found.type}; charset=utf-8`)
    response.setHeader('Content-Security-Policy', policy)
    response.end(found.body)
  })
  await new Promise<void>((done) => server.unref().listen(0, '127.0.0.1', () => done()))
  const browser = await sharedBrowser()
  return {
    async open(path, options) {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        locale: 'fr-FR',
        viewport: { width: 1280, height: 800 },
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(40_000)
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(error.message))
      await page.goto(path)
      return { page, said }
    },
    async close() {
      server.close()
    },
  }
}

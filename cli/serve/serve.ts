import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { Readable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { type Arrival, arrive } from '../../demo/server/arrival.ts'
import type { AppEnv } from '../../demo/server/context.ts'
import { defences } from '../../demo/server/csp.ts'
import { csrf } from '../../demo/server/csrf.ts'
import { endGently } from '../../demo/server/end-server.ts'
import { errorCode, StartFailure } from '../../demo/server/failure.ts'
import { serveDist } from '../../demo/server/static.ts'
import { calls } from '../../src/contract/calls.ts'
import { serviceAddress } from './call-of.ts'
import { goWrong } from './go-wrong.ts'
import { type Library, readLibrary, withLibrary } from './library.ts'
import { MemoryShop } from './memory-shop.ts'
import { panelPath, type ServeOptions } from './options.ts'
import { Folder } from './pages.ts'
import { panel, panelLink } from './panel.ts'
import { Visitors } from './visitors.ts'

export interface Serving {
  /** `http://localhost:8080` */
  url: string
  /** Resolves once the shop answers too. @throws the error that prevented its start */
  ready: Promise<void>
  close(): Promise<void>
}

async function openFolder(given: string): Promise<Folder> {
  try {
    return await Folder.open(given)
  } catch (error) {
    const why: Record<string, string> = {
      ENOENT: 'n’existe pas',
      ENOTDIR: 'n’est pas un dossier',
      EACCES: 'ne peut pas être lu',
    }
    throw new StartFailure(
      `le dossier ${given} ${why[errorCode(error) ?? ''] ?? `ne s’ouvre pas (${errorCode(error)})`}`,
    )
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error) => {
      const code = errorCode(error)
      const reason = code === 'EADDRINUSE' ? 'est déjà pris' : `ne peut pas être écouté (${code})`
      fail(new StartFailure(`le port ${port} ${reason} : choisissez-en un autre par --port`))
    })
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port))
  })
}

/** Returns the address of a picture that the package contains. It has only one size of each. */
function keptPicture(url: URL): URL {
  const kept = new URL(url)
  kept.pathname = url.pathname.replace(/^(\/media\/objet\/.+)-(?:240|960)\.webp$/, '$1-480.webp')
  const [, photo] = /^\/media\/photo\/(\d+)\.webp$/.exec(url.pathname) ?? []
  if (photo) kept.pathname = '/media/image'
  if (photo) kept.searchParams.set('id', photo)
  if (kept.pathname === '/media/image') kept.searchParams.set('taille', 'vignette')
  return kept
}

const isDocument = (html: string): boolean => /^\s*(?:<!--[\s\S]*?-->\s*)*(?:<!doctype|<html|<head)/i.test(html)
const policyOf = (nonce: string): string =>
  `script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'; base-uri 'none'`

const form = calls.find(({ id }) => id === 'formulaire')

/** Answers a form that was sent to an address unknown to the folder and the shop: it was accepted. */
function takeForm(c: Context, html: boolean): Response | Promise<Response> {
  if (!html && c.req.header('accept')?.includes('application/json')) return c.json(form?.json?.least as object)
  return c.html(form?.html?.least ?? '')
}

/** Serves the author's pages, the panel, the library and the shop's answers. */
class Front {
  readonly visitors = new Visitors()
  readonly #told = new Set<string>()

  constructor(
    private readonly folder: Folder,
    private readonly library: Library,
    private readonly shop: MemoryShop,
    private readonly options: ServeOptions,
    private readonly tell: (line: string) => void,
  ) {}

  app(arrival: Arrival, distDir: string): Hono<AppEnv> {
    const app = new Hono<AppEnv>()
    app.use(defences(false))
    app.use(arrive(arrival))
    const dist = serveDist(distDir)
    app.get(`${this.library.base}/*`, (c) => {
      c.req.path = c.req.path.replace(this.library.base, '/dist')
      return dist(c, async () => {}) as Promise<Response>
    })
    app.use(`${panelPath}/*`, csrf([]))
    app.route(
      panelPath,
      panel({
        visitors: this.visitors,
        folder: this.folder.path,
        pages: () => this.folder.pages(),
        reset: () => this.shop.renew(),
      }),
    )
    app.use(goWrong(this.visitors))
    app.get('*', async (c, next) => (await this.#file(c)) ?? next())
    app.get('/', async (c, next) => ((await this.folder.pages()).length > 0 ? next() : c.redirect(panelPath)))
    app.get('/dist/*', dist)
    app.all('*', (c) => this.#ask(c))
    app.onError((error, c) => {
      // A page that the visitor has left aborts its calls, so these errors are not reported.
      if (!c.req.raw.signal.aborted)
        this.tell(`${c.req.method} ${c.req.path} : ${error instanceof StartFailure ? error.message : error.stack}`)
      return c.text('flx serve a rencontré une erreur : le terminal la dit.', 500)
    })
    return app
  }

  /** Returns the author's file, if there is one. A page gets the library of the package. */
  async #file(c: Context<AppEnv>): Promise<Response | undefined> {
    const { pathname } = new URL(c.req.url)
    const file = await this.folder.find(pathname)
    if (!file) return undefined
    c.header('Cache-Control', 'no-cache')
    const type = getMimeType(file) ?? 'application/octet-stream'
    if (type.startsWith('text/html')) return this.#page(c, file)
    c.header('Content-Type', type)
    c.header('Content-Length', String((await stat(file)).size))
    return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream)
  }

  async #page(c: Context<AppEnv>, file: string): Promise<Response> {
    const html = await readFile(file, 'utf8')
    const isFetched = c.req.header('sec-fetch-dest') === 'empty'
    if (isFetched || !isDocument(html)) return c.html(html)
    const nonce = this.options.policy ? randomBytes(16).toString('base64') : undefined
    const page = await withLibrary(html, {
      library: this.library,
      nonce,
      end: this.options.link ? panelLink(this.visitors.find(c)) : '',
      hasFile: async (src) => URL.canParse(src) === false && (await this.folder.find(src)) !== undefined,
    })
    if (!page.namesScript && !this.#told.has(file)) {
      this.#told.add(file)
      this.tell(`${file} n’appelle pas flx.js : il est ajouté ici, mais pas dans votre fichier.`)
    }
    if (nonce) c.header('Content-Security-Policy', policyOf(nonce))
    return c.html(page.html)
  }

  /** Forwards a request to the shop, whatever base the page uses. */
  async #ask(c: Context<AppEnv>): Promise<Response> {
    const url = keptPicture(new URL(c.req.url))
    const service = serviceAddress(url.pathname, this.options.html)
    if (service) url.pathname = service
    const answer = await this.shop.fetch(url, c.req.raw)
    if (answer.status !== 404 || c.req.method !== 'POST' || service) return answer
    await answer.body?.cancel()
    return takeForm(c, this.options.html)
  }
}

function openShop(given: { distDir: string; url: string }, server: Server): MemoryShop {
  try {
    return new MemoryShop(given)
  } catch (error) {
    server.close()
    throw error
  }
}

/**
 * Serves a folder of pages on this machine only, with the library of the package and a shop in memory that answers
 * their calls. Pages are served at once; calls wait until the shop is open.
 * @param tell receives the messages for the author, one line at a time
 * @throws StartFailure if the folder cannot be read, the port is taken, or the shop does not open.
 */
export async function serve(
  options: ServeOptions,
  { distDir, version }: { distDir: string; version: string },
  tell: (line: string) => void,
): Promise<Serving> {
  const folder = await openFolder(options.folder)
  const library = await readLibrary(distDir, version)
  const server = createServer()
  const closeServer = endGently(server)
  const port = await listen(server, options.port)
  const url = `http://localhost:${port}`
  const arrival: Arrival = { host: '127.0.0.1', proxies: new BlockList() }
  const shop = openShop({ distDir, url }, server)
  const front = new Front(folder, library, shop, options, tell)
  server.on('request', getRequestListener(front.app(arrival, distDir).fetch))
  return {
    url,
    ready: shop.ready(),
    async close() {
      await closeServer()
      await shop.close()
    },
  }
}

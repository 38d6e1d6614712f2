import { readdir } from 'node:fs/promises'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { selfSigned } from './certificate.ts'
import { type Encoded, encode, encodedFile, typeOf } from './files.ts'
import type { Page } from './page.ts'
import { picture } from './pictures.ts'

const bench = resolve(import.meta.dirname, '..')
const dist = resolve(bench, '../../dist')
const folders: Record<string, string> = {
  dist,
  peers: join(bench, 'node_modules'),
  files: join(bench, 'pages'),
}
/** What each answer waits on the far address: a near CDN on a good telephone. */
const latency = 40

interface Sent {
  type: string
  body: Encoded
  /** A file whose address names its version. */
  kept: boolean
  /** Where it leads instead. */
  location?: string
}

const pages = new Map<string, Promise<Page>>()

function openPage(name: string): Promise<Page> {
  const found = pages.get(name) ?? import(`../pages/${name}.ts`).then((module: { page: Page }) => module.page)
  pages.set(name, found)
  return found
}

async function drawn(request: Http2ServerRequest, address: URL, name: string, path: string): Promise<Sent> {
  const page = await openPage(name)
  const form = new URLSearchParams(request.method === 'POST' ? await text(request) : '')
  const answer = await page({ method: request.method, path, query: address.searchParams, form })
  if (typeof answer === 'object' && 'location' in answer) return { ...nothing, kept: false, ...answer }
  const { type, body } = typeof answer === 'string' ? { type: 'text/html', body: answer } : answer
  const kept = address.searchParams.has('kept')
  const isSmall = address.searchParams.has('zip') || type === 'text/javascript'
  return { type: `${type}; charset=utf-8`, body: isSmall ? await encodedOnce(body) : asIs(Buffer.from(body)), kept }
}

/** What was compressed, by what it was: a bundle is made once, and a page of the same content is not compressed again. */
const compressed = new Map<string | Uint8Array, Promise<Encoded>>()

function encodedOnce(body: string | Uint8Array): Promise<Encoded> {
  const found = compressed.get(body) ?? encode(Buffer.from(body))
  compressed.set(body, found)
  return found
}

/** Not compressed: a picture is already, and a page is drawn for each visit. */
const asIs = (body: Buffer): Encoded => ({ br: body, gzip: body, identity: body })

/** The browser asks for an icon that no page has. */
const nothing: Sent = { type: 'image/svg+xml', body: asIs(Buffer.alloc(0)), kept: true }

async function find(request: Http2ServerRequest, address: URL): Promise<Sent | undefined> {
  const [, kind = '', name = '', ...rest] = decodeURIComponent(address.pathname).split('/')
  if (kind === 'pages') return drawn(request, address, name, rest.join('/'))
  if (kind === 'pictures') return { type: 'image/webp', body: asIs(await picture(name)), kept: true }
  if (kind === 'favicon.ico') return nothing
  const folder = folders[kind]
  const path = [name, ...rest].join('/')
  const body = folder && (await encodedFile(folder, path))
  return body ? { type: typeOf(path), body, kept: true } : undefined
}

/** Timers of the pages count in 5 µs, and no document shares its process with another. */
const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'timing-allow-origin': '*',
}

/** What is sent here goes nowhere. It is answered as `flx-upload` asks: how much of its file there is now. */
async function sink(request: Http2ServerRequest, response: Http2ServerResponse, query: URLSearchParams): Promise<void> {
  for await (const _ of request);
  const [, last = '-1', size = '0'] = /-(\d+)\/(\d+)/.exec(String(request.headers['content-range'] ?? '')) ?? []
  const fichier = {
    key: query.get('keys'),
    nom: query.get('nom'),
    taille: Number(size),
    recu: Number(last) + 1,
    url: '',
  }
  response.writeHead(200, { ...isolation, 'content-type': 'application/json' })
  response.end(JSON.stringify({ status: 'ok', fichier, fichiers: [] }))
}

async function answer(request: Http2ServerRequest, response: Http2ServerResponse, delay: number): Promise<void> {
  const address = new URL(request.url, 'https://localhost')
  if (address.pathname.startsWith('/sink/')) return sink(request, response, address.searchParams)
  const found = await find(request, address)
  if (delay) await wait(delay)
  if (!found) {
    response.writeHead(404, isolation)
    response.end()
    return
  }
  if (found.location) {
    response.writeHead(303, { ...isolation, location: found.location })
    response.end()
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoded = found.body.br !== found.body.identity && /javascript|css|json|svg|html/.test(found.type)
  const encoding = !encoded
    ? 'identity'
    : accepted.includes('br')
      ? 'br'
      : accepted.includes('gzip')
        ? 'gzip'
        : 'identity'
  response.writeHead(200, {
    ...isolation,
    'content-type': found.type,
    'cache-control': found.kept ? 'public, max-age=31536000, immutable' : 'no-store',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  response.end(found.body[encoding])
}

async function listen(delay: number): Promise<{ url: string; close(): void }> {
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, response) => {
    answer(request, response, delay).catch((error: unknown) => {
      console.error(request.url, error)
      response.writeHead(500)
      response.end()
    })
  })
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((done) => server.listen(0, done))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}

/** A script that a page makes: a bundle of a peer. */
async function ofPage(
  kind: string,
  name: string,
  rest: string[],
  query: URLSearchParams,
): Promise<Encoded | undefined> {
  if (kind !== 'pages') return undefined
  const answer = await (await openPage(name))({
    method: 'GET',
    path: rest.join('/'),
    query,
    form: new URLSearchParams(),
  })
  return typeof answer === 'object' && 'body' in answer ? encodedOnce(answer.body) : undefined
}

/** What a file of `/dist/` or `/peers/` weighs as it travels, in bytes. */
export async function weigh(address: string): Promise<{ gzip: number; brotli: number } | undefined> {
  const { pathname, searchParams } = new URL(address)
  const [, kind = '', name = '', ...rest] = decodeURIComponent(pathname).split('/')
  const folder = folders[kind]
  const body = folder
    ? await encodedFile(folder, [name, ...rest].join('/'))
    : await ofPage(kind, name, rest, searchParams)
  return body ? { gzip: body.gzip.length, brotli: body.br.length } : undefined
}

/** A CDN has compressed every file before the first visitor comes. */
async function compressLibrary(): Promise<void> {
  const files = await readdir(join(dist, 'chunks'))
  const names = ['flx.js', ...files.filter((name) => name.endsWith('.js')).map((name) => `chunks/${name}`)]
  await Promise.all(names.map((name) => encodedFile(dist, name)))
}

/** Serves the library, its peers and the pages, at hand and as from afar. */
export async function startBenchServer(): Promise<{ url: string; farUrl: string; close(): void }> {
  const [near, far] = await Promise.all([listen(0), listen(latency), compressLibrary()])
  return {
    url: near.url,
    farUrl: far.url,
    close() {
      near.close()
      far.close()
    },
  }
}
